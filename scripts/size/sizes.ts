import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../shell.ts'

/** The measurements of `npm run size`, in kB of gzip. */
export interface Sizes {
  rows: { name: string; value: number; aim: number }[]
  flows: { flow: string; before: number; open: number }[]
}

const path = join(root, '.cache/sizes.json')

/** Stores the measurements for `npm run figures`. */
export function writeSizes(sizes: Sizes): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(sizes))
}

/** The last measurements on this machine, if any. */
export const readSizes = (): Sizes | undefined =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
