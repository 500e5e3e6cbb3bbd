import { described } from './rules.ts'

/** A cell's text: a table knows neither line breaks nor upright strokes of its own. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')

/** A table of Markdown; nothing where it has no rows. A column that is empty throughout is left out. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const kept = heads.map((_, at) => rows.some((row) => row[at]))
  const line = (cells: readonly string[]) => `| ${cells.filter((_, at) => kept[at]).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join('\n')
}

export const code = (text: string): string => `\`${text}\``

export const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``

/** A section with its heading; nothing where there is nothing to say. */
export const section = (heading: string, ...parts: string[]): string => {
  const said = parts.filter((part) => part !== '')
  return said.length === 0 ? '' : [`## ${heading}`, ...said].join('\n\n')
}

/** A link to the rule from a page of `docs/charts`. */
export const ruleLink = (id: string): string => `[${id}](../rules/${id.split('-')[0]}.md)`

/** A text with the rules that it cites as links. */
export const withRules = (text: string): string =>
  described(text).rules.reduce((linked, { id }) => linked.replaceAll(`[${id}]`, ruleLink(id)), text)
