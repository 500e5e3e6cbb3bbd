import { join } from 'node:path'
import { root } from '../shell.ts'

/** Where the book is put when it is built as a static site. */
export const outDir = join(root, '.cache/book')

/** The arguments with which Storybook builds it there. */
export const buildArgs = ['build', '--quiet', '--disable-telemetry', '--output-dir', outDir] as const
