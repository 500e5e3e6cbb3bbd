import MagicString from 'magic-string'
import { lineAt, type Note, type Rewrite } from './note.ts'
import { isOld, isStyle } from './specifiers.ts'

/** An `@import`, or Sass's `@use` and `@forward`, with the end of the line if it is alone on it. */
const rule = /@(?:import|use|forward)\s+(?:url\(\s*)?(['"]?)~?([^'")\s;]+)\1[^;\n]*;?/g

/** Removes the old kit's styles from a style sheet: Portico includes its styles. */
export function rewriteStyle(path: string, before: string): Rewrite {
  const text = new MagicString(before)
  const notes: Note[] = []
  const left: string[] = []
  for (const match of before.matchAll(rule)) {
    const [whole, , specifier = ''] = match
    if (!isOld(specifier)) continue
    if (!isStyle(specifier)) {
      left.push(specifier)
      notes.push({ path, line: lineAt(before, match.index), text: `'${specifier}' stays: Portico has no such styles.` })
      continue
    }
    const end = match.index + whole.length
    const rest = /^[ \t]*(?:\r?\n|$)/.exec(before.slice(end))?.[0] ?? ''
    text.remove(match.index, end + rest.length)
  }
  return { after: text.toString(), notes, left }
}
