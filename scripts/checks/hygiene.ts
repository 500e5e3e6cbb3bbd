import { type Finding, lineAt, type SourceFile } from './source.ts'

// Assembled from parts, so that this file does not match itself.
const marks = ['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].map((mark) => `\\b${mark}\\b`).join('|')
const homes = ['home', 'root', 'Users', ['wo', 'rk'].join(''), ['fa', 'rm'].join('')].join('|')

const rules = [
  { pattern: new RegExp(marks, 'g'), message: 'a mark of unfinished work' },
  { pattern: new RegExp(`(?<![\\w.@:/-])/(${homes})/[\\w.]`, 'g'), message: 'the path of a machine' },
  { pattern: /"resolved": "https?:/g, message: 'the address of a registry' },
  { pattern: /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fails)\b/g, message: 'a test that does not count' },
  // Outside a `describe`, vitest overrides the fixture of the test itself, which the worker's next file shares: use
  // `extend` instead.
  { pattern: /^(?!\s+test\.override\().*?\.override\(/gm, message: 'a fixture that is changed for other files too' },
  { pattern: /\b(eslint|oxlint)-disable|@ts-(ignore|nocheck)\b/g, message: 'a check switched off' },
]

/** Finds what no committed file may contain: paths of machines, marks of unfinished work, disabled tests and checks. */
export const checkHygiene = (files: SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) =>
    rules.flatMap(({ pattern, message }) =>
      [...text.matchAll(pattern)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `${message}: ${match[0]}`,
      })),
    ),
  )
