import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { chartText } from '../../devtools/chart-text.ts'
import type { Move } from '../../devtools/rehearsal.ts'
import { expeditions } from '../expeditions.ts'
import { type Expedition, explore, stageOf } from '../explore.ts'
import { essence } from './essence.ts'
import { told } from './told.ts'

/** A walk that takes a transition: where it starts, and the shortest way. */
interface Walk extends Pick<Expedition, 'at' | 'input' | 'late'> {
  line: string
  way: Move[]
}

/** Takes a walk on the real actors, and says where the chart has come to. */
function walked({ at, way, ...where }: Walk): unknown {
  const before = stageOf(where, way.slice(0, -1))
  // The actor may be gone after its last move; what it came to is then read from what was held of it.
  const actor = before.find(at)
  for (const move of way.slice(-1)) before.play(move)
  const { value, status, output, context } = (actor ?? before.find(at))?.getSnapshot() ?? {}
  before.stop()
  return { value, status, output, context: essence(context) }
}

const rowOf = (walk: Walk): string => {
  const { value, status, output, context } = Object(walked(walk))
  const end = status === 'active' ? '' : ` ${status} ${JSON.stringify(output)}`
  return [
    walk.line,
    ...walk.way.map((move) => `    ${told(move)}`),
    `    = ${JSON.stringify(value)}${end}`,
    `      ${JSON.stringify(context)}`,
  ].join('\n')
}

/** What happens when an actor of ours, which no world can break, breaks all the same. */
const breakdown = (expedition: Expedition, child: string): Expedition => ({
  ...expedition,
  prelude: [
    ...expedition.prelude,
    { do: 'send', at: expedition.at, event: { type: `xstate.error.actor.${child}`, error: 'broken' } },
  ],
  within: () => false,
})

/**
 * Walks a chart in the whole kit, and holds what it does against what was reviewed. `breaking` names the charts
 * it starts that are to fail it.
 */
export function walksAsReviewed(name: keyof typeof expeditions, machine: AnyStateMachine, breaking: string[] = []) {
  const found = new Map<string, Walk>()
  const all = expeditions[name]
  const broken = all.slice(0, 1).flatMap((one) => breaking.map((child) => breakdown(one, child)))
  for (const expedition of [...all, ...broken])
    for (const [line, way] of explore(expedition).taken)
      if (!found.has(line)) found.set(line, { ...expedition, line, way })
  const declared = chartText(machine)
    .split('\n')
    .filter((line) => line !== '' && !line.includes('  · '))

  describe(`the ${name} chart`, () => {
    it('is the reviewed one', async () => {
      await expect(chartText(machine)).toMatchFileSnapshot(`../../machines/${name}.chart.txt`)
    })

    it.each(declared)('takes: %s', (line) => {
      expect([...found.keys()]).toContain(line)
    })

    it('comes by each transition to where it came when it was reviewed', async () => {
      const rows = [...found.values()].sort((one, other) => (one.line < other.line ? -1 : 1)).map(rowOf)
      await expect(`${rows.join('\n\n')}\n`).toMatchFileSnapshot(`walks/${name}.txt`)
    })
  })
}
