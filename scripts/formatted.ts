import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './shell.ts'

/** A generated file's text, formatted by Biome. */
export const formatted = (path: string, text: string): string =>
  execFileSync('biome', ['check', '--write', '--stdin-file-path', path], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
