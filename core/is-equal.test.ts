import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEqual } from './is-equal.ts'

it('compares as JSON does, and finds a difference in a leaf', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isEqual(one, structuredClone(one))).toBe(true)
      if (isEqual(one, other)) expect(one).toEqual(other)
    }),
  )
})

it('accepts values that JSON cannot represent', () => {
  const cycle: { self?: unknown } = {}
  cycle.self = cycle
  expect(isEqual([cycle, 1n], [cycle, 1n])).toBe(true)
  expect(isEqual({ a: 1n }, { a: 2n })).toBe(false)
  expect(isEqual({ a: undefined }, { b: undefined })).toBe(false)
  expect(isEqual(null, {})).toBe(false)
})
