import type { Figure, MeasuredFigure } from './figure.ts'

const heads = {
  source: '| figure | now | aim |\n|---|---|---|',
  measured: '| figure | now | aim | measured by |\n|---|---|---|---|',
}

type Marker = keyof typeof heads

/** Splits a text into a table's rows and the text around them. @throws if the table's markers are missing. */
function split(text: string, marker: Marker): { before: string; rows: string[]; after: string } {
  const [start, end] = [`<!-- figures: ${marker} -->\n`, `\n<!-- /figures: ${marker} -->`]
  const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)]
  if (from < start.length || to < from) throw new Error(`ARCHITECTURE has no markers for ${marker}`)
  return { before: text.slice(0, from), rows: text.slice(from, to).split('\n').slice(2), after: text.slice(to) }
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The text with updated figures from the source. */
export function withSource(text: string, figures: readonly Figure[]): string {
  const { before, after } = split(text, 'source')
  const rows = figures.map(({ name, value, aim }) => `| ${name} | ${value} | ${aim} |`)
  return [before, [heads.source, ...rows].join('\n'), after].join('')
}

const commands = ['npm run size', 'npm run build', 'npm test'] as const

/** The text with the figures measured on this machine; figures of commands that did not run here stay unchanged. */
export function withMeasured(text: string, figures: readonly MeasuredFigure[]): string {
  const { before, rows, after } = split(text, 'measured')
  const now = commands.flatMap((command) => {
    const fresh = figures.filter(({ by }) => by === command)
    if (fresh.length === 0) return rows.filter((row) => cellsOf(row)[3] === `\`${command}\``)
    return fresh.map(({ name, value, aim }) => `| ${name} | ${value} | ${aim} | \`${command}\` |`)
  })
  return [before, [heads.measured, ...now].join('\n'), after].join('')
}

const numberIn = (cell: string | undefined): number => Number.parseFloat(/\d[\d.]*/.exec(cell ?? '')?.[0] ?? '')

/**
 * The recorded figures that exceed their targets, as sentences. A time also depends on the machine: it is shown, but
 * not held to its target.
 */
export const aboveAim = (text: string): string[] =>
  [...split(text, 'source').rows, ...split(text, 'measured').rows].flatMap((row) => {
    const [name, value, aim, command] = cellsOf(row)
    const isAbove = command !== '`npm test`' && numberIn(value) > numberIn(aim)
    return isAbove ? [`${name}: ${value}, and the aim is ${aim}`] : []
  })

/** How the stages in the row of test times differ from the current stages, as sentences; empty if they do not. */
export function strangeStages(text: string, names: readonly string[]): string[] {
  const row = split(text, 'measured')
    .rows.map(cellsOf)
    .find(([, , , command]) => command === '`npm test`')
  const [, stages = ''] = /\((.*)\)/.exec(row?.[0] ?? '') ?? []
  const measured = [...stages.matchAll(/(\w+) \d+/g)].map(([, name = '']) => name)
  const others = [...new Set([...names, ...measured])].filter((one) => !names.includes(one) || !measured.includes(one))
  return others.length > 0
    ? [`The time of the tests is of other stages (${others.join(', ')}): measure a whole run`]
    : []
}
