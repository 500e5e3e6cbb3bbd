import { join } from 'node:path'
import { root } from '../shell.ts'

/** The folder of the built static Storybook. */
export const outDir = join(root, '.cache/book')

/** The arguments that make Storybook build into that folder. */
export const buildArgs = ['build', '--quiet', '--disable-telemetry', '--output-dir', outDir] as const
