import { readFileSync, writeFileSync } from 'node:fs'

/** What the newest report stands below. */
const heading = '## History of the first open'

/** A text with a report put on top of those that are there. */
export function withReport(text: string, report: string): string {
  const at = text.indexOf(heading)
  if (at < 0) throw new Error(`There is no "${heading}"`)
  const end = at + heading.length
  return `${text.slice(0, end)}\n\n${report}${text.slice(end)}`
}

/** Writes a report into the history of a file. */
export const keep = (path: string, report: string): void =>
  writeFileSync(path, withReport(readFileSync(path, 'utf8'), report))
