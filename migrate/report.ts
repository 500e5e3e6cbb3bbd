import { createTwoFilesPatch } from 'diff'
import type { Note } from './note.ts'
import type { Change } from './plan.ts'

/** The changes, as a unified diff. */
export const diffOf = (changes: readonly Change[]): string =>
  changes
    .map(({ path, before, after }) =>
      createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, '', '', { context: 2 })
        .replace(/^=+\n/, '')
        .replaceAll('\r\n', '\n'),
    )
    .join('\n')

/** The notes for the developer, by file and line. */
export const notesText = (notes: readonly Note[]): string =>
  notes.map(({ path, line, text }) => `  ${path}:${line}  ${text}`).join('\n')
