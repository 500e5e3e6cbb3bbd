import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowsIn, scrolledTo } from './rows.ts'

const row = 28

it.each([
  ['at the top', { scrolled: 0, height: 280, row, count: 5_001 }, { from: 0, to: 19 }],
  ['in the middle', { scrolled: 28_000, height: 280, row, count: 5_001 }, { from: 992, to: 1_019 }],
  ['at the end', { scrolled: 139_748, height: 280, row, count: 5_001 }, { from: 4_982, to: 5_001 }],
  ['in a short list', { scrolled: 0, height: 280, row, count: 3 }, { from: 0, to: 3 }],
  ['in a list without room', { scrolled: 0, height: 0, row, count: 5_001 }, { from: 0, to: 9 }],
])('draws the visible rows and a few around them, %s', (_, sight, rows) => expect(rowsIn(sight)).toEqual(rows))

const sights = fc.record({
  scrolled: fc.integer({ min: -50, max: 200_000 }),
  height: fc.integer({ min: 0, max: 2_000 }),
  row: fc.constant(row),
  count: fc.integer({ min: 0, max: 5_001 }),
})

it('draws every visible row, and never many', () => {
  fc.assert(
    fc.property(sights, ({ scrolled, ...sight }) => {
      // A list can't scroll beyond its end, except briefly at the start.
      const reached = Math.min(scrolled, Math.max(0, sight.count * row - sight.height))
      const { from, to } = rowsIn({ ...sight, scrolled: reached })
      const first = Math.max(0, Math.floor(reached / row))
      const last = Math.min(sight.count, Math.ceil((Math.max(0, reached) + sight.height) / row))
      expect(from).toBeGreaterThanOrEqual(0)
      expect(from).toBeLessThanOrEqual(first)
      expect(to).toBeGreaterThanOrEqual(last)
      expect(to).toBeLessThanOrEqual(sight.count)
      expect(to - from).toBeLessThanOrEqual(Math.ceil(sight.height / row) + 18)
    }),
  )
})

it('scrolls a row into view, and does not scroll if it is already visible', () => {
  const sight = { scrolled: 280, height: 280, row, count: 100 }
  expect([5, 10, 15, 19, 20, 99].map((index) => scrolledTo(index, sight))).toEqual([140, 280, 280, 280, 308, 2_520])
})
