import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Disk, disk as realDisk, reasonOf } from './disk.ts'
import { isDirty } from './git.ts'
import { installerOf } from './installer.ts'
import type { Kit } from './kit.ts'
import { type Change, type Plan, planFor } from './plan.ts'
import { diffOf, notesText } from './report.ts'

/** The environment of the command line. */
export interface Setting {
  kit: Kit
  print: (text: string) => void
  /** Asks the developer; undefined if the command is not interactive. */
  ask: ((question: string) => Promise<boolean>) | undefined
  /** The real file system by default. */
  disk?: Disk
}

export const help = `portico migrate [folder] [--yes | --dry-run]

Rewrites what a dApp imports from AppKit, Web3Modal or RainbowKit to Portico: import specifiers, the dependencies in
package.json, and imports of style sheets. It shows what it would change and asks before it writes.

  folder      where the dApp is; the current folder unless given
  --yes       writes without asking
  --dry-run   writes nothing
`

/** Runs a command line. Resolves with the exit code. */
export async function run(args: readonly string[], { kit, print, ask, disk = realDisk }: Setting): Promise<number> {
  const flags = args.filter((arg) => arg.startsWith('-'))
  const [command, folder = '.', ...rest] = args.filter((arg) => !arg.startsWith('-'))
  const isKnown = flags.every((flag) => ['--yes', '-y', '--dry-run', '--help', '-h'].includes(flag))
  if (flags.includes('--help') || flags.includes('-h')) {
    print(help)
    return 0
  }
  if (command !== 'migrate' || rest.length > 0 || !isKnown) {
    print(help)
    return 1
  }
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    print(`${folder} is no folder.`)
    return 1
  }

  let plan: Plan
  try {
    plan = planFor(folder, kit)
  } catch (error) {
    print(`Something can't be read (${error instanceof Error ? error.message : String(error)}). Nothing is changed.`)
    return 1
  }
  const { changes, notes } = plan
  if (changes.length > 0) print(diffOf(changes))
  if (notes.length > 0) print(`For you to do:\n${notesText(notes)}\n`)
  if (changes.length === 0) {
    print(notes.length > 0 ? 'Nothing else to change.' : 'Nothing to change.')
    return 0
  }
  const files = `${changes.length} ${changes.length === 1 ? 'file' : 'files'}`
  if (flags.includes('--dry-run')) {
    print(`${files} would change.`)
    return 0
  }
  if (isDirty(folder))
    print('There are changes that are not committed: what the migration changes is easier to review without them.')
  const isAgreed = flags.includes('--yes') || flags.includes('-y') || (await ask?.(`Change ${files}?`))
  if (!isAgreed) {
    print(isAgreed === undefined ? `Nothing is changed. To change ${files}, add --yes.` : 'Nothing is changed.')
    return isAgreed === undefined ? 1 : 0
  }
  const failure = writeAll(folder, changes, disk)
  print(failure ?? `${files} changed. Now run ${installerOf(folder)} install.`)
  return failure === undefined ? 0 : 1
}

/**
 * Writes all files, or none if one of them can't be written; returns the error. A package's `package.json` is written
 * after its files, so that it never lacks a package that one of them imports.
 */
function writeAll(folder: string, changes: readonly Change[], disk: Disk): string | undefined {
  const failures = changes.flatMap(({ path }) => {
    const reason = attempt(() => disk.check(join(folder, path)))
    return reason === undefined ? [] : [`${path} can't be written: ${reason}.`]
  })
  if (failures.length > 0) return [...failures, 'Nothing is changed.'].join('\n')
  for (const [index, { path, after }] of changes.entries()) {
    const reason = attempt(() => disk.write(join(folder, path), after))
    if (reason !== undefined)
      return `${path} could not be written: ${reason}. ${index} of ${changes.length} files changed; run it again for the others.`
  }
  return undefined
}

/** Runs an operation. Returns the reason if it fails. */
function attempt(act: () => void): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}
