import { expect, it } from 'vitest'
import type { Box } from './pack.ts'
import { pack } from './pack.ts'
import { stepFrom } from './steps.ts'

const box = (x: number, y: number): Box => ({ x, y, width: 80, height: 40 })
const boxes = new Map([
  ['here', box(0, 0)],
  ['right', box(200, 10)],
  ['farther', box(500, 0)],
  ['below', box(10, 300)],
])

it.each([
  ['here', 'ArrowRight', 'right'],
  ['right', 'ArrowRight', 'farther'],
  ['farther', 'ArrowLeft', 'right'],
  ['here', 'ArrowDown', 'below'],
  ['below', 'ArrowUp', 'here'],
  ['here', 'ArrowUp', undefined],
  ['gone', 'ArrowUp', undefined],
] as const)('goes from %s by %s to %s', (from, arrow, to) => {
  expect(stepFrom(from, arrow, boxes)).toBe(to)
})

it('places regions beside and below each other, in order, without gaps', () => {
  const packed = pack([
    { width: 300, height: 200 },
    { width: 100, height: 50 },
    { width: 100, height: 90 },
  ])
  expect(packed).toEqual({
    width: 412,
    height: 200,
    boxes: [
      { x: 0, y: 0, width: 300, height: 200 },
      { x: 312, y: 0, width: 100, height: 50 },
      { x: 312, y: 62, width: 100, height: 138 },
    ],
  })
})
