import { expect, test } from 'vitest'
import { hashOf, initialOf } from './identity.ts'

test('the same text gives the same number, and another text another number', () => {
  expect(hashOf('0xabc')).toBe(hashOf('0xabc'))
  expect(hashOf('0xabc')).not.toBe(hashOf('0xabd'))
})

test.each([
  ['rainbow', 'R'],
  ['  zerion', 'Z'],
  ['محفظة', 'م'],
  ['\u2068محفظة\u2069', 'م'],
  ['👩‍👩‍👧 wallet', '👩‍👩‍👧'],
  ['', '?'],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('a name of ten thousand combining marks stays short [look-truncate]', () => {
  expect(initialOf(`a${'\u0301'.repeat(10_000)}`).length).toBeLessThanOrEqual(16)
})
