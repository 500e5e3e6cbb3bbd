import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../shell.ts'

/** What `npm run size` measured, in kB of gzip. */
export interface Sizes {
  rows: { name: string; value: number; aim: number }[]
  flows: { flow: string; before: number; open: number }[]
}

const path = join(root, '.cache/sizes.json')

/** Keeps what was measured for `npm run figures`. */
export function writeSizes(sizes: Sizes): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(sizes))
}

/** What was measured last on this machine, if anything. */
export const readSizes = (): Sizes | undefined =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
