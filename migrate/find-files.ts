import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isIgnored } from './git.ts'

/** What is installed, or is some tool's own. */
const left = /^(?:node_modules|\..+)$/

/** What is usually built; sources may be called so too. */
const built = /^(?:dist|build|out|coverage|storybook-static)$/

/** In bytes: a larger file was not written by hand. */
const LARGEST = 2_000_000

/** The files of a folder and of those in it, by their paths from there; what is installed or built is left out. */
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
