import { createTwoFilesPatch } from 'diff'
import type { Note } from './note.ts'
import type { Change } from './plan.ts'

/** What changes, as a unified diff. */
export const diffOf = (changes: readonly Change[]): string =>
  changes
    .map(({ path, before, after }) =>
      createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, '', '', { context: 2 })
        .replace(/^=+\n/, '')
        .replaceAll('\r\n', '\n'),
    )
    .join('\n')

/** What is left for a person, file by file and line by line. */
export const notesText = (notes: readonly Note[]): string =>
  notes.map(({ path, line, text }) => `  ${path}:${line}  ${text}`).join('\n')
