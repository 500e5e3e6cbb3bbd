import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../shell.ts'
import { type Row, rows } from './rows.ts'

/** The outcome of a row: empty on success. */
export type Outcome = { failure?: string }

const path = join(root, 'docs/frameworks.md')
const between = /(?<=<!-- matrix -->\n)[\s\S]*?(?=<!-- \/matrix -->)/

const lineOf = (row: Row, result: string) =>
  `| ${row.title} | ${row.isRendered ? 'yes' : '–'} | ${result} | ${row.remark ?? ''} |`

/** The first line of an error, joined with the next line if that names the subject. */
function firstWords(failure: string): string {
  const [first = '', next = ''] = stripVTControlCharacters(failure).split('\n')
  return first.endsWith(':') ? `${first} ${next}` : first
}

/** Writes the rows that ran into the page; the others keep their lines. */
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
