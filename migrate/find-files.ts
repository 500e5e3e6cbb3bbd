import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isIgnored } from './git.ts'

/** Installed packages, and tools' own folders. */
const left = /^(?:node_modules|\..+)$/

/** Folders that usually contain a build; a folder of sources may have such a name too. */
const built = /^(?:dist|build|out|coverage|storybook-static)$/

/** In bytes: a larger file is not hand-written. */
const LARGEST = 2_000_000

/** The files below a folder, by their relative paths; installed packages and builds are left out. */
export function findFiles(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const isPackage = entries.some(({ name }) => name === 'package.json')
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!entry.isDirectory()) return entry.isFile() && statSync(join(root, path)).size <= LARGEST ? [path] : []
      const isBuilt = built.test(entry.name) && (isPackage || isIgnored(root, path))
      return isBuilt || left.test(entry.name) ? [] : findFiles(root, path)
    })
}
