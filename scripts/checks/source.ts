import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from '../shell.ts'

/** A file of the repository: its path from the root, with forward slashes, and what it says. */
export interface SourceFile {
  path: string
  text: string
}

/** Something that a check objects to. */
export interface Finding {
  path: string
  line: number
  message: string
}

const outside = /(^|\/)(node_modules|dist|storybook-static|\.git|\.cache)$/

/** Reads every file of the working tree that a pattern names, built and installed ones left out. */
export const filesOf = (pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: root, exclude: (path) => outside.test(path) })
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))

/** Parses TypeScript, JSX included. */
export const parse = ({ path, text }: SourceFile) => parseSync(path, text)

/** The line that an offset lies on, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Tests, stories, and what charts are fed with and explored from, beside them. */
export const isTest = (path: string): boolean =>
  /\.(test|test-d|stories)\.tsx?$|^machines\/[^/]+\/(payloads|scenarios(\/.+)?|stories)\.ts$/.test(path)
