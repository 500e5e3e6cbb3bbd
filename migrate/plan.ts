import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from './find-files.ts'
import type { Kit } from './kit.ts'
import { manifestsAmong } from './manifests.ts'
import { mentionsIn, settingsIn } from './mentions.ts'
import type { Note, Rewrite } from './note.ts'
import { referencesIn } from './references.ts'
import { rewriteManifest } from './rewrite-manifest.ts'
import { rewriteScript } from './rewrite-script.ts'
import { rewriteStyle } from './rewrite-style.ts'
import { packageOf } from './specifiers.ts'
import { parseScript } from './syntax.ts'
import { rewriteCore } from './wagmi-core.ts'

/** A file that changes. */
export interface Change {
  path: string
  before: string
  after: string
}

/** Everything that a migration would do. */
export interface Plan {
  changes: readonly Change[]
  notes: readonly Note[]
}

const script = /\.[cm]?[jt]sx?$/
const style = /\.(?:css|scss|sass|less)$/
const markup = /\.(?:vue|svelte|astro|html|mdx)$/
const mentioned = /@(?:reown\/appkit|web3modal\/|rainbow-me\/rainbowkit)|portico/

/** Reads a folder and plans its changes, without writing anything. */
export function planFor(root: string, kit: Kit): Plan {
  const paths = findFiles(root)
  const changes: Change[] = []
  const notes: Note[] = []
  const uses = new Map<string, { left: Set<string>; entries: Set<string> }>()
  const manifests = manifestsAmong(root, paths)
  const importsOf = (owner: string) => {
    const own = uses.get(owner) ?? { left: new Set<string>(), entries: new Set<string>() }
    uses.set(owner, own)
    return own
  }
  const take = (path: string, before: string, { after, notes: said, left }: Rewrite) => {
    if (after !== before) changes.push({ path, before, after })
    notes.push(...said)
    for (const specifier of left) importsOf(manifests.ownerOf(path)).left.add(packageOf(specifier))
  }

  for (const path of paths) {
    const isSettings = /(?:^|\/)[jt]sconfig[^/]*\.json$/.test(path)
    if (!script.test(path) && !style.test(path) && !markup.test(path) && !isSettings) continue
    const before = readFileSync(join(root, path), 'utf8')
    if (isSettings) notes.push(...settingsIn(path, before))
    if (script.test(path)) {
      const rewrite = rewriteBoth(path, before, { kit, lacking: manifests.lackingFor(path) })
      take(path, before, rewrite)
      for (const entry of entriesIn(path, rewrite.after)) importsOf(manifests.ownerOf(path)).entries.add(entry)
    }
    if (script.test(path) || !mentioned.test(before)) continue
    if (style.test(path)) take(path, before, rewriteStyle(path, before))
    else {
      const mentions = mentionsIn(path, before, kit)
      notes.push(...mentions)
      // The file imports them until a developer has changed it.
      if (mentions.length > 0) keep(importsOf(manifests.ownerOf(path)).left, before)
    }
  }
  for (const path of manifests.paths) {
    const before = readFileSync(join(root, path), 'utf8')
    take(path, before, rewriteManifest(path, before, importsOf(path), kit))
  }
  // Notes on obstacles to Portico are irrelevant in a folder that does not use an old kit.
  const isConcerned = changes.length > 0 || [...uses.values()].some(({ left, entries }) => left.size + entries.size > 0)
  return { changes, notes: isConcerned ? notes : [] }
}

const unchanged = (after: string): Rewrite => ({ after, notes: [], left: [] })

/** Rewrites a script's imports of the old kits, and of packages that they bring along. */
function rewriteBoth(
  path: string,
  before: string,
  { kit, lacking }: { kit: Kit; lacking: ReadonlySet<string> },
): Rewrite {
  const isCore = [...lacking].some((name) => before.includes(name))
  const core = isCore ? rewriteCore(path, before, lacking) : unchanged(before)
  const { after, notes, left } = mentioned.test(before) ? rewriteScript(path, core.after, kit) : unchanged(core.after)
  return { after, notes: [...core.notes, ...notes], left }
}

function keep(left: Set<string>, text: string): void {
  for (const [name] of text.matchAll(/@(?:reown|web3modal|rainbow-me)\/[\w-]+/g)) left.add(name)
}

function entriesIn(path: string, text: string): string[] {
  if (!text.includes('portico')) return []
  try {
    const isOurs = (specifier: string) => specifier === 'portico' || specifier.startsWith('portico/')
    return referencesIn(parseScript(path, text), isOurs).map(({ specifier }) => specifier)
  } catch {
    return []
  }
}
