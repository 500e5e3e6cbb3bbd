import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { allCharts } from '../../tests/charts.ts'
import { nodesOf } from '../chart-text.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import { engineOf } from './elk.ts'
import { layoutOf } from './layout.ts'
import { headOf } from './measure.ts'
import type { Box } from './pack.ts'

const charts = [...(await allCharts())]

/** The states that hold others; one stands for its siblings that hold the same. */
function compoundIn({ root }: AnyStateMachine): string[] {
  const holding = nodesOf(root).filter(({ states }) => Object.keys(states).length > 0)
  const shapes = new Map(holding.map((node) => [`${node.parent?.id} ${Object.keys(node.states)}`, node.id]))
  return [...shapes.values()]
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The errors of a layout, as text. */
function faults({ scene, layout }: Drawing): string[] {
  const box = (id: string) => layout.boxes.get(id) ?? { x: Number.NaN, y: 0, width: 0, height: 0 }
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height }
  const problems: string[] = []
  const report = (wrong: boolean, words: string) => void (wrong && problems.push(words))
  for (const node of scene.nodes) {
    const { id, parent, inside } = node
    const head = { ...box(id), ...headOf(node) }
    report(!holds(box(id), head), `${id} has no room for its own words`)
    for (const child of inside) report(overlap(head, box(child)), `${child} overlaps the words of ${id}`)
    report(!holds(parent === undefined ? whole : box(parent), box(id)), `${id} lies outside ${parent}`)
    for (const [index, child] of inside.entries())
      for (const other of inside.slice(index + 1)) report(overlap(box(child), box(other)), `${child} overlaps ${other}`)
  }
  const leaves = scene.nodes.filter(({ inside }) => inside.length === 0)
  for (const { wire, label, trunk, strands } of layout.wires) {
    report(!holds(whole, label), `the words of ${wire.id} stand outside`)
    for (const { id } of leaves) report(overlap(label, box(id)), `the words of ${wire.id} overlap ${id}`)
    report(trunk.length < 2, `${wire.id} has no line`)
    for (const { source, points } of strands)
      report(wire.branches.length > 1 && points.length < 2, `${wire.id} has no line from ${source}`)
  }
  for (const wire of scene.wires)
    report(layout.wires.filter((laid) => laid.wire === wire).length !== 1, `${wire.id} is not drawn once`)
  const starts = scene.nodes.filter(({ initial }) => initial).map(({ id }) => id)
  for (const id of starts)
    report(layout.starts.filter((start) => start.id === id).length !== 1, `nothing shows that ${id} is the first`)
  return problems
}

describe.each(charts)('the drawing of the %s chart', (_, machine) => {
  let whole: Drawing
  beforeAll(async () => {
    whole = await drawingOf(machine, new Set())
  })

  it('places every state inside its parent and beside its siblings, and no text over a state', () => {
    expect(faults(whole)).toEqual([])
  })

  it('is the same each time, and is laid out only once', async () => {
    expect(await layoutOf(whole.scene, await engineOf())).toEqual(whole.layout)
    expect(await drawingOf(machine.provide({}), new Set())).toBe(whole)
  })

  // Separate tests, because the kit's states together would exceed a test's timeout.
  it.each(compoundIn(machine))('can be folded at %s', async (id) => {
    const folded = await drawingOf(machine, new Set([id]))
    expect(faults(folded)).toEqual([])
    expect(folded.layout.boxes.size).toBeLessThan(whole.layout.boxes.size)
  })
})
