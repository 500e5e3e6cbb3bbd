import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shell.ts'
import { readSizes } from '../size/sizes.ts'
import { readTimes } from '../stage-times.ts'
import type { Figure, MeasuredBy, MeasuredFigure } from './figure.ts'

const kB = (value: number) => `${value.toFixed(1)} kB`

/** Sizes in bytes, from the last `npm run size`. */
function sizeFigures(): Figure[] {
  const sizes = readSizes()
  if (!sizes) return []
  const named = [
    'ours before the click',
    'the whole page, modal open',
    'the same, where the app has a project',
    'the whole page in German, modal open',
  ]
  const rows = sizes.rows.filter(({ name }) => named.includes(name))
  const views = sizes.rows.filter(({ name }) => name.startsWith('views/'))
  return [
    ...rows.map(({ name, value, aim }) => ({ name, value: kB(value), aim: `at most ${aim} kB` })),
    ...largestByFlow(views).map(({ name, value, aim }) => ({
      ...{ name: `the largest view of ${name}`, value: kB(value), aim: `at most ${aim} kB` },
    })),
    ...sizes.flows.map(({ flow, before, open }) => ({
      name: `${flow}: before the click, with the modal open`,
      value: `${before.toFixed(1)}, ${open.toFixed(1)} kB`,
      aim: '',
    })),
  ]
}

interface Row {
  name: string
  value: number
  aim: number
}

/** The largest view of each flow, under the flow's name. */
function largestByFlow(views: readonly Row[]): Row[] {
  const flows = Map.groupBy(views, ({ name }) => name.split('/')[1] ?? name)
  return [...flows]
    .flatMap(([name, all]) => {
      const [largest] = all.toSorted((one, other) => other.value - one.value)
      return largest ? { ...largest, name } : []
    })
    .toSorted((one, other) => other.value - one.value)
}

/** The declarations of the last build. */
function declarations(): Figure[] {
  const files = globSync('dist/**/*.d.ts', { cwd: root })
  if (files.length === 0) return []
  const bytes = files.reduce((all, file) => all + statSync(join(root, file)).size, 0)
  return [{ name: 'declarations', value: `${Math.round(bytes / 1000)} kB`, aim: 'at most 300 kB' }]
}

/** The times of the last complete `npm test`. */
function stages(): Figure[] {
  const times = readTimes()
  if (!times) return []
  const each = times.stages.map(({ name, seconds }) => `${name} ${seconds}`).join(', ')
  const value = `${times.seconds} on ${times.day}, at ${times.commit}`
  return [{ name: `seconds of the tests (${each})`, value, aim: 'at most 720 on two cores' }]
}

/** The figures that depend on a build, a browser or a machine, from the last run of each, if any. */
export const measuredFigures = (): MeasuredFigure[] => [
  ...measuredBy('npm run size', sizeFigures()),
  ...measuredBy('npm run build', declarations()),
  ...measuredBy('npm test', stages()),
]

const measuredBy = (by: MeasuredBy, figures: Figure[]): MeasuredFigure[] => figures.map((one) => ({ ...one, by }))
