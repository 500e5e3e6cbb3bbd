import { readFileSync, writeFileSync } from 'node:fs'

/** The heading above the newest report. */
const heading = '## History of the first open'

/** Inserts a report before the earlier ones in a text. */
export function withReport(text: string, report: string): string {
  const at = text.indexOf(heading)
  if (at < 0) throw new Error(`There is no "${heading}"`)
  const end = at + heading.length
  return `${text.slice(0, end)}\n\n${report}${text.slice(end)}`
}

/** Adds a report to the history in a file. */
export const keep = (path: string, report: string): void =>
  writeFileSync(path, withReport(readFileSync(path, 'utf8'), report))
