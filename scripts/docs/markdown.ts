import { described } from './rules.ts'

/** A cell's text: a table allows neither line breaks nor unescaped pipes. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')

/** A Markdown table; empty if it has no rows. Empty columns are left out. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const kept = heads.map((_, at) => rows.some((row) => row[at]))
  const line = (cells: readonly string[]) => `| ${cells.filter((_, at) => kept[at]).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join('\n')
}

export const code = (text: string): string => `\`${text}\``

export const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

/** A section with its heading; empty if it has no content. */
export const section = (heading: string, ...parts: string[]): string => {
  const said = parts.filter((part) => part !== '')
  return said.length === 0 ? '' : [`## ${heading}`, ...said].join('\n\n')
}

/** A link to the rule from a page of `docs/charts`. */
export const ruleLink = (id: string): string => `[${id}](../rules/${id.split('-')[0]}.md)`

/** Turns a text's citations of rules into links. */
export const withRules = (text: string): string =>
  described(text).rules.reduce((linked, { id }) => linked.replaceAll(`[${id}]`, ruleLink(id)), text)
