import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kit } from './kit.ts'
import { planFor } from './plan.ts'
import { diffOf, notesText } from './report.ts'

/** What the command line says, and the world around it. */
export interface Setting {
  kit: Kit
  print: (text: string) => void
  /** Asks the person; undefined where there is none to ask. */
  ask: ((question: string) => Promise<boolean>) | undefined
}

export const help = `portico migrate [folder] [--yes | --dry-run]

Rewrites what a dApp imports from AppKit, Web3Modal or RainbowKit to Portico: import specifiers, the dependencies in
package.json, and imports of style sheets. It shows what it would change and asks before it writes.

  folder      where the dApp is; the current folder unless given
  --yes       writes without asking
  --dry-run   writes nothing
`

/** Carries out a command line; resolves with the exit code. */
export async function run(args: readonly string[], { kit, print, ask }: Setting): Promise<number> {
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

  const { changes, notes } = planFor(folder, kit)
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
  const isAgreed = flags.includes('--yes') || flags.includes('-y') || (await ask?.(`Change ${files}?`))
  if (!isAgreed) {
    print(isAgreed === undefined ? `Nothing is changed. To change ${files}, add --yes.` : 'Nothing is changed.')
    return isAgreed === undefined ? 1 : 0
  }
  for (const { path, after } of changes) writeFileSync(join(folder, path), after)
  print(`${files} changed. Now run ${installerOf(folder)} install.`)
  return 0
}

const lockFiles = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
] as const

const installerOf = (folder: string): string => lockFiles.find(([file]) => existsSync(join(folder, file)))?.[1] ?? 'npm'
