import { type Row, rows } from './rows.ts'
import type { Samples } from './samples.ts'
import { median, short } from './statistics.ts'

const cell = (values: readonly number[], unit: Row['unit']): string => {
  const middle = median(values)
  if (middle === undefined) return '–'
  const scale = unit === 'kB' ? 1_000 : 1
  const [from, to] = [Math.min(...values) / scale, Math.max(...values) / scale]
  const range = values.length > 1 && from !== to ? ` (${short(from)}–${short(to)})` : ''
  const said = Number.isInteger(middle) && unit === '' ? String(middle) : short(middle / scale)
  return `**${said}**${unit && ` ${unit}`}${range}`
}

/** The ratio of one figure to another; empty if either was not measured. */
export function ratio(values: readonly number[], against: readonly number[]): string {
  const [one, other] = [median(values), median(against)]
  return one === undefined || !other ? '–' : `×${(one / other).toFixed(one / other < 9.95 ? 2 : 0)}`
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The figures as a Markdown table, beside their targets. */
export function tableOf(samples: Samples): string {
  const body = rows.map(({ name, page, against, figure, unit, aim }) => {
    const [ours, theirs] = [samples.of(page, figure), samples.of(against, figure)]
    return line([name, cell(theirs, unit), cell(ours, unit), ratio(ours, theirs), aim])
  })
  return [line(['', 'against', 'Portico', 'ratio', 'to reach']), '|---|---:|---:|---:|---:|', ...body].join('\n')
}
