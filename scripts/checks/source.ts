import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from '../shell.ts'

/** A file of the repository: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** A violation that a check found. */
export interface Finding {
  path: string
  line: number
  message: string
}

const outside = /(^|\/)(node_modules|dist|storybook-static|\.git|\.cache)$/

/** Reads every file of the working tree that matches a pattern, except built and installed ones. */
export const filesOf = (pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: root, exclude: (path) => outside.test(path) })
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))

/** Parses TypeScript, including JSX. */
export const parse = ({ path, text }: SourceFile) => parseSync(path, text)

/** The line number of an offset, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Tests, stories, and the charts' payloads and scenarios next to them. */
export const isTest = (path: string): boolean =>
  /\.(test|test-d|stories)\.tsx?$|^machines\/[^/]+\/(payloads|scenarios(\/.+)?|stories)\.ts$/.test(path)
