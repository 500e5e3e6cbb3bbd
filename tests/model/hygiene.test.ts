import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { nodesOf } from '../../devtools/chart-text.ts'
import { allCharts } from '../charts.ts'
import { payloads } from '../scenarios.ts'

const charts = await allCharts()

it('there is a payload table for every chart', () => {
  expect([...payloads.keys()].sort()).toEqual([...charts.keys()].sort())
})

it.each([...charts])(
  '%s names each invoke after its source, handles its error, and uses delays that exist',
  (_, chart) => {
    expect(faultsOf(chart)).toEqual([])
  },
)

/**
 * What the compiler does not notice in a chart [flow-named]: an invoke with another name or without error handling, a
 * delay that does not exist.
 */
function faultsOf(machine: AnyStateMachine): string[] {
  const { delays } = machine.implementations
  const nodes = nodesOf(machine.root)
  const invokes = nodes.flatMap(({ invoke }) => invoke)
  const faults = invokes.flatMap(({ id, src, systemId }) => [
    ...(id === src || id === systemId ? [] : [`the invoke of ${src} is called ${id}`]),
    ...(nodes.some((node) => node.transitions.has(`xstate.error.actor.${id}`))
      ? []
      : [`no transition handles the failure of ${id}`]),
  ])
  const waits = nodes.flatMap(({ after }) => after).map(({ delay }) => String(delay))
  return [...faults, ...waits.filter((delay) => !(delay in delays)).map((delay) => `${delay} is no delay`)]
}
