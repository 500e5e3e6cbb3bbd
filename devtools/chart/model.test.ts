import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMachine, not } from 'xstate'
import { allCharts } from '../../tests/charts.ts'
import { nodesOf, pathOf, transitionsOf } from '../chart-text.ts'
import { modelOf, transitionId } from './model.ts'
import { type Row, sceneOf } from './scene.ts'

const charts = [...(await allCharts())]

const all = <T>(things: readonly T[]) => [...things].sort()
const edgesOf = (rows: readonly Row[]) => rows.flatMap(({ edges }) => edges)

describe.each(charts)('the model of the %s chart', (_, machine) => {
  const model = modelOf(machine)
  const states = nodesOf(machine.root)
  const transitions = states.flatMap(transitionsOf)

  it('contains each state once, below its parent', () => {
    expect(model.nodes.map(({ id, key, parent, type }) => ({ id, key, parent, type }))).toEqual(
      states.map(({ id, key, parent, type }) => ({ id, key, parent: parent?.id, type })),
    )
    for (const [index, { parent }] of model.nodes.entries())
      expect(model.nodes.findIndex(({ id }) => id === parent)).toBeLessThan(index)
  })

  it('contains each transition once, with a unique id, its source and its target', () => {
    expect(model.edges.map(({ id, source, targets }) => ({ id, source, targets }))).toEqual(
      transitions.map((transition) => ({
        id: transitionId(transition),
        source: transition.source.id,
        targets: transition.target?.map(({ id }) => id) ?? [],
      })),
    )
    expect(new Set(model.edges.map(({ id }) => id)).size).toBe(transitions.length)
  })

  it('gives transitions the same names in every copy of the machine', () => {
    const copy = nodesOf(machine.provide({}).root).flatMap(transitionsOf)
    expect(copy.map(transitionId)).toEqual(model.edges.map(({ id }) => id))
  })

  it('starts each compound state where the machine does', () => {
    const starts = states.flatMap((state) => (state.type === 'compound' ? state.initial.target.map(pathOf) : []))
    const first = states.filter(({ id }) => model.nodes.find((node) => node.id === id)?.initial)
    expect(all(first.map(pathOf))).toEqual(all(starts))
  })

  it('is drawn whole: each transition is a line between states, or a row inside one', () => {
    const { nodes, wires } = sceneOf(model, new Set())
    const drawn = [...edgesOf(wires.flatMap(({ rows }) => rows)), ...edgesOf(nodes.flatMap(({ rows }) => rows))]
    expect(all(drawn)).toEqual(all(model.edges.map(({ id }) => id)))
    for (const { rows, branches } of wires)
      expect(all(branches.flatMap(({ edges }) => edges))).toEqual(all(edgesOf(rows)))
  })

  it('keeps the transitions into and out of a fold, however it is folded, and none that stay inside', () => {
    const ids = model.nodes.map(({ id }) => id)
    const above = (id: string): string[] => {
      const parent = model.nodes.find((node) => node.id === id)?.parent
      return parent === undefined ? [] : [...above(parent), parent]
    }
    fc.assert(
      fc.property(fc.subarray(ids), (some) => {
        const folded = new Set(some)
        const seen = (id: string) => above(id).find((each) => folded.has(each)) ?? id
        const { nodes, wires } = sceneOf(model, folded)
        expect(nodes.map(({ id }) => id)).toEqual(ids.filter((id) => seen(id) === id))
        const drawn = [...wires.flatMap(({ rows }) => rows), ...nodes.flatMap(({ rows }) => rows)]
        const kept = model.edges.filter(
          ({ source, targets }) => seen(source) === source || targets.some((target) => seen(target) !== seen(source)),
        )
        expect(all(edgesOf(drawn))).toEqual(all(kept.map(({ id }) => id)))
      }),
      { numRuns: 30 },
    )
  })
})

it('shows the event, the guard, the actions and the view in readable text', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'dark',
    states: {
      dark: {
        description: 'The state is idle.',
        tags: 'off',
        meta: { view: 'Dark' },
        entry: 'rest',
        invoke: { src: 'watch', id: 'watch', onDone: 'bright', onError: { actions: 'tell' } },
        after: { evening: 'bright' },
        on: { 'lamp.press': { guard: not('isBroken'), target: 'bright', actions: ['click', 'count'] } },
      },
      bright: { type: 'final' },
    },
  })
  const { nodes, edges } = modelOf(machine)
  expect(nodes[1]).toEqual({
    id: 'lamp.dark',
    key: 'dark',
    parent: 'lamp',
    type: 'atomic',
    initial: true,
    tags: ['off'],
    view: 'Dark',
    flow: undefined,
    entry: ['rest'],
    exit: [],
    invokes: [{ src: 'watch', systemId: undefined }],
    description: 'The state is idle.',
  })
  expect(edges.map(({ id, event, guard, actions, targets }) => ({ id, event, guard, actions, targets }))).toEqual([
    {
      id: 'lamp.dark|lamp.press|0',
      event: 'lamp.press',
      guard: 'not(isBroken)',
      actions: ['click', 'count'],
      targets: ['lamp.bright'],
    },
    {
      id: 'lamp.dark|xstate.done.actor.watch|0',
      event: 'done watch',
      guard: undefined,
      actions: [],
      targets: ['lamp.bright'],
    },
    {
      id: 'lamp.dark|xstate.error.actor.watch|0',
      event: 'error watch',
      guard: undefined,
      actions: ['tell'],
      targets: [],
    },
    {
      id: 'lamp.dark|xstate.after.evening.lamp.dark|0',
      event: 'after evening',
      guard: undefined,
      actions: [],
      targets: ['lamp.bright'],
    },
  ])
})

it('recognizes XState’s own guards by what they do if a build has renamed them', () => {
  const renamed = Object.assign(() => true, { guards: ['isBroken'], check: Object(not('isBroken')).check })
  const machine = createMachine({ id: 'lamp', on: { press: { guard: renamed } } })
  expect(modelOf(machine).edges.map(({ guard }) => guard)).toEqual(['not(isBroken)'])
})
