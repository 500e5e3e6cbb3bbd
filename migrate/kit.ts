import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExportedNames, exportedNames } from './exported-names.ts'

/** What the rewriting has to know of the Portico that is installed. */
export interface Kit {
  version: string
  /** The ranges of its peers, by name. */
  peers: Readonly<Record<string, string>>
  has(entry: string): boolean
  /** What an entry exports. */
  namesOf(entry: string): ExportedNames
}

interface Manifest {
  version: string
  exports: Record<string, { types?: string } | string>
  peerDependencies: Record<string, string>
}

/**
 * Reads the package itself, so that what it exports is never written down twice.
 * @param typesOf Where an entry's types are; as the package's `exports` say, unless given.
 */
export function readKit(root: string, typesOf?: (entry: string) => string | undefined): Kit {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const published = (entry: string) => {
    const target = manifest.exports[entry.replace(/^portico/, '.')]
    return typeof target === 'object' && target.types !== undefined ? target.types : undefined
  }
  const pathOf = (entry: string) => typesOf?.(entry) ?? published(entry)
  const known = new Map<string, ExportedNames>()
  return {
    version: manifest.version,
    peers: manifest.peerDependencies,
    has: (entry) => published(entry) !== undefined,
    namesOf: (entry) => {
      const path = pathOf(entry)
      const names =
        known.get(entry) ??
        (path === undefined ? { names: new Set(), types: new Set(), open: true } : exportedNames(join(root, path)))
      known.set(entry, names)
      return names
    },
  }
}
