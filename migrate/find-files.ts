import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What is built or installed. */
const left = /^(?:node_modules|dist|build|out|coverage|storybook-static|\..+)$/

/** In bytes: a larger file was not written by hand. */
const LARGEST = 2_000_000

/** The files of a folder and of those in it, by their paths from there; what is installed or built is left out. */
export function findFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return left.test(entry.name) ? [] : findFiles(root, path)
      return entry.isFile() && statSync(join(root, path)).size <= LARGEST ? [path] : []
    })
}
