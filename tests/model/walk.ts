import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { chartText } from '../../devtools/chart-text.ts'
import type { Move } from '../../devtools/simulation.ts'
import { registry } from '../../views/registry.ts'
import { explored } from '../explored.ts'
import { scenariosOf } from '../scenarios.ts'
import { describeMove } from './describe-move.ts'
import { fingerprint } from './fingerprint.ts'
import type { ChartScenario } from './scenario.ts'
import { startKit } from './start-kit.ts'

/** The shortest path that takes a transition, and where it starts. */
interface TransitionPath extends Pick<ChartScenario, 'at' | 'input' | 'lazy'> {
  line: string
  path: Move[]
}

/** Plays a path on the real actors, and returns the state that the chart has reached. */
function playThrough({ at, path, input, lazy }: TransitionPath): unknown {
  const before = startKit(path.slice(0, -1), input, lazy)
  // The actor may be gone after its last move; its end is then read from the reference.
  const actor = before.find(at)
  for (const move of path.slice(-1)) before.play(move)
  const { value, status, output, context } = (actor ?? before.find(at))?.getSnapshot() ?? {}
  before.stop()
  return { value, status, output, context: fingerprint(context) }
}

const rowOf = (one: TransitionPath): string => {
  const { value, status, output, context } = Object(playThrough(one))
  const end = status === 'active' ? '' : ` ${status} ${JSON.stringify(output)}`
  return [
    one.line,
    ...one.path.map((move) => `    ${describeMove(move)}`),
    `    = ${JSON.stringify(value)}${end}`,
    `      ${JSON.stringify(context)}`,
  ].join('\n')
}

/** One of our own actors, which no world can break, breaks all the same. */
const breakdown = (scenario: ChartScenario, child: string): ChartScenario => ({
  ...scenario,
  name: `${scenario.name}, and ${child} breaks`,
  prelude: [
    ...scenario.prelude,
    { do: 'send', at: scenario.at, event: { type: `xstate.error.actor.${child}`, error: 'broken' } },
  ],
  expandIf: () => false,
})

/** The codes that a view has messages for. */
async function codesOf(view: string): Promise<ReadonlySet<string>> {
  const found = Object.values(registry).flatMap((views) => Object.entries(views).filter(([name]) => name === view))
  const messages = await Promise.all(found.map(([, { messages }]) => messages('en')))
  return new Set(messages.flatMap((each) => Object.keys(each)))
}

/**
 * Explores a chart in the whole kit, and compares its behaviour with what was reviewed. `breaking` names the charts it
 * starts that are to fail it.
 */
export function walksAsReviewed(name: string, machine: AnyStateMachine, breaking: string[] = []) {
  const found = new Map<string, TransitionPath>()
  const failures = new Map<string, Set<string>>()
  const misplaced: { what: string[]; path: string[] }[] = []
  const all = scenariosOf(name)
  const broken = all.slice(0, 1).flatMap((one) => breaking.map((child) => breakdown(one, child)))
  for (const { at, input, lazy, ...scenario } of [...all, ...broken]) {
    const where = { at, ...(input && { input }), ...(lazy && { lazy }) }
    const { taken, situations } = explored({ ...scenario, ...where })
    for (const [line, path] of taken) if (!found.has(line)) found.set(line, { ...where, line, path })
    for (const { view, code } of situations)
      if (view && code) failures.set(view, (failures.get(view) ?? new Set()).add(code))
    for (const { misplaced: what, path } of situations)
      if (what.length > 0) misplaced.push({ what, path: path.map(describeMove) })
  }
  const declared = chartText(machine)
    .split('\n')
    .filter((line) => line !== '' && !line.includes('  · '))

  describe(`the ${name} chart`, () => {
    it('is the reviewed one', async () => {
      await expect(chartText(machine)).toMatchFileSnapshot(`../../machines/${name}/${name}.chart.txt`)
    })

    it('leaves nothing in a context that belongs to another state', () => {
      expect(misplaced).toEqual([])
    })

    it('has a message for each failure, in the view that shows it [flow-failure]', async () => {
      for (const [view, codes] of failures) {
        const known = await codesOf(view)
        expect([...codes].filter((code) => !known.has(code))).toEqual([])
      }
    })

    it.each(declared)('takes: %s', (line) => {
      expect([...found.keys()]).toContain(line)
    })

    it('reaches the reviewed state by each transition', async () => {
      const rows = [...found.values()].sort((one, other) => (one.line < other.line ? -1 : 1)).map(rowOf)
      await expect(`${rows.join('\n\n')}\n`).toMatchFileSnapshot(`walks/${name}.txt`)
    })
  })
}
