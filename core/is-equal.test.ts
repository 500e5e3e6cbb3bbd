import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEqual } from './is-equal.ts'

it('is equal where JSON says the same, and tells what differs in a leaf', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isEqual(one, structuredClone(one))).toBe(true)
      if (isEqual(one, other)) expect(one).toEqual(other)
    }),
  )
})

it('takes what JSON cannot hold', () => {
  const cycle: { self?: unknown } = {}
  cycle.self = cycle
  expect(isEqual([cycle, 1n], [cycle, 1n])).toBe(true)
  expect(isEqual({ a: 1n }, { a: 2n })).toBe(false)
  expect(isEqual({ a: undefined }, { b: undefined })).toBe(false)
  expect(isEqual(null, {})).toBe(false)
})
