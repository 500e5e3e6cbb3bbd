import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../shell.ts'
import { type Row, rows } from './rows.ts'

/** What became of a row: nothing, where all went well. */
export type Outcome = { failure?: string }

const path = join(root, 'docs/frameworks.md')
const between = /(?<=<!-- matrix -->\n)[\s\S]*?(?=<!-- \/matrix -->)/

const lineOf = (row: Row, result: string) =>
  `| ${row.title} | ${row.isRendered ? 'yes' : '–'} | ${result} | ${row.remark ?? ''} |`

/** What went wrong, in a line: what is said of something names it in the next one. */
function firstWords(failure: string): string {
  const [first = '', next = ''] = stripVTControlCharacters(failure).split('\n')
  return first.endsWith(':') ? `${first} ${next}` : first
}

/** Writes what ran into the page; what did not keeps its line. */
export function writeTable(outcomes: ReadonlyMap<string, Outcome>): void {
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n')
  const table = rows.map((row) => {
    const outcome = outcomes.get(row.name)
    const before = lines.find((line) => line.startsWith(`| ${row.title} |`))
    if (!outcome) return before ?? lineOf(row, 'not run')
    return lineOf(row, outcome.failure === undefined ? 'yes' : `no: ${firstWords(outcome.failure)}`)
  })
  const head = ['| app | rendered on a server | builds, connects, survives a reload | needs |', '|---|---|---|---|']
  writeFileSync(
    path,
    text.replace(between, () => `${[...head, ...table].join('\n')}\n`),
  )
}
