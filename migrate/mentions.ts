import type { Kit } from './kit.ts'
import { lineAt, type Note } from './note.ts'
import { adviceFor, isStyle, oldInText, rowOf } from './specifiers.ts'

/** Notes on mentions of the old kits in a file of another language, to be changed by hand. */
export const mentionsIn = (path: string, text: string, kit: Kit): Note[] =>
  [...text.matchAll(oldInText)].map((match) => {
    const specifier = match[2] ?? ''
    const row = rowOf(specifier)
    const advice = row && kit.has(row.entry) ? `write '${row.entry}'.` : adviceFor(specifier)
    return {
      path,
      line: lineAt(text, match.index),
      text: `'${specifier}': ${isStyle(specifier) ? 'drop it; Portico brings its styles along.' : advice}`,
    }
  })

const outdated = /"moduleResolution"\s*:\s*"(node|node10|classic)"/i

/** Notes on compiler settings that keep the compiler from finding Portico's types. */
export function settingsIn(path: string, text: string): Note[] {
  const match = outdated.exec(text)
  if (!match) return []
  const advice = 'with it TypeScript finds no entry of Portico; "bundler" or "nodenext" does.'
  return [{ path, line: lineAt(text, match.index), text: `"moduleResolution": "${match[1]}": ${advice}` }]
}
