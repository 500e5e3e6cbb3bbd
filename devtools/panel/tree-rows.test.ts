import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { listening, parent } from '../../tests/support/listening.ts'
import { rowsOf, stepIn } from './tree-rows.ts'

function tree(folded: string[] = ['ended']) {
  const root = createActor(parent).start()
  root.send({ type: 'start' })
  const { feed, draw } = listening(root)
  root.send({ type: 'stop' })
  root.send({ type: 'start' })
  draw()
  return rowsOf(feed.get().actors, new Set(folded))
}
const listRows = (rows = tree()) =>
  rows.map(({ label, level, position, siblings, open }) => [label, level, position, siblings, open])

it('lists each actor above those that it started, with ended ones folded at the end', () => {
  expect(listRows()).toEqual([
    ['parent', 1, 1, 2, true],
    ['counter', 2, 1, 3, undefined],
    ['work', 2, 2, 3, undefined],
    ['watch', 2, 3, 3, undefined],
    ['Ended (3)', 1, 2, 2, false],
  ])
  expect(listRows(tree([])).slice(5)).toEqual([
    ['watch', 2, 1, 3, undefined],
    ['work', 2, 2, 3, undefined],
    ['counter', 2, 3, 3, undefined],
  ])
})

it('supports the keys of a tree', () => {
  const rows = tree()
  const [root, counter, , watch, ended] = rows
  if (!root || !counter || !watch || !ended) throw new Error('Rows are missing')
  expect(stepIn(rows, root, 'ArrowDown')).toEqual({ do: 'go', to: counter })
  expect(stepIn(rows, root, 'ArrowRight')).toEqual({ do: 'go', to: counter })
  expect(stepIn(rows, root, 'ArrowLeft')).toEqual({ do: 'fold' })
  expect(stepIn(rows, watch, 'ArrowLeft')).toEqual({ do: 'go', to: root })
  expect(stepIn(rows, counter, 'ArrowRight')).toBe(undefined)
  expect(stepIn(rows, ended, 'ArrowRight')).toEqual({ do: 'unfold' })
  expect(stepIn(rows, root, 'End')).toEqual({ do: 'go', to: ended })
  expect(stepIn(rows, ended, 'Home')).toEqual({ do: 'go', to: root })
  expect(stepIn(rows, root, 'Enter')).toEqual({ do: 'choose' })
  expect(stepIn(rows, root, 'x')).toBe(undefined)
})
