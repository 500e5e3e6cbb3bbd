import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './shell.ts'

/** A written file's text as Biome would have it. */
export const formatted = (path: string, text: string): string =>
  execFileSync('biome', ['check', '--write', '--stdin-file-path', path], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
