import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figures/figure.ts'
import { measuredFigures } from './figures/measured.ts'
import { sourceFigures } from './figures/source.ts'
import { root } from './shell.ts'

const path = join(root, 'ARCHITECTURE.md')

/** A table between two markers; what could not be measured here stays as it was. */
function put(text: string, marker: string, figures: readonly Figure[]): string {
  if (figures.length === 0) return text
  const [start, end] = [`<!-- figures: ${marker} -->`, `<!-- /figures: ${marker} -->`]
  const [before, rest] = text.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`ARCHITECTURE has no markers for ${marker}`)
  const rows = figures.map(({ name, value, aim }) => `| ${name} | ${value} | ${aim} |`)
  return [before, start, '\n', ['| figure | now | aim |', '|---|---|---|', ...rows].join('\n'), '\n', end, after].join(
    '',
  )
}

const figures = [...sourceFigures(), ...measuredFigures()]
for (const { name, value, aim } of figures) console.log(`${String(value).padStart(16)}  ${name}${aim && ` (${aim})`}`)

const before = readFileSync(path, 'utf8')
const text = put(put(before, 'source', sourceFigures()), 'measured', measuredFigures())
if (process.argv.includes('--check')) {
  const isStale = put(before, 'source', sourceFigures()) !== before
  if (isStale) console.error('The figures in ARCHITECTURE.md are stale: npm run figures')
  process.exitCode = isStale ? 1 : 0
} else writeFileSync(path, text)
