import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExportedNames, exportedNames } from './exported-names.ts'

/** What a migration needs to know about the installed Portico. */
export interface Kit {
  version: string
  /** Its peer dependencies' ranges, by name. */
  peers: Readonly<Record<string, string>>
  has(entry: string): boolean
  /** The exports of an entry. */
  namesOf(entry: string): ExportedNames
}

interface Manifest {
  version: string
  exports: Record<string, { types?: string } | string>
  peerDependencies: Record<string, string>
}

/**
 * Reads the package itself, so that its exports are not listed twice.
 * @param typesOf The file of an entry's types; taken from the package's `exports` by default.
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
