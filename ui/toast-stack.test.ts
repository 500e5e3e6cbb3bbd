import { describe, expect, test } from 'vitest'
import { arrange, keepLeaving } from './toast-stack.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }))

describe('keepLeaving', () => {
  test('keeps leaving toasts in their places and adds new ones at the end', () => {
    expect(keepLeaving(items('a', 'b', 'c'), items('a', 'c', 'd'))).toEqual(items('a', 'b', 'c', 'd'))
  })

  test('uses the latest text of a toast that stays', () => {
    const before = [{ id: 'a', message: 'Sending' }]
    expect(keepLeaving(before, [{ id: 'a', message: 'Sent' }])).toEqual([{ id: 'a', message: 'Sent' }])
  })
})

describe('arrange', () => {
  test('the newest toast is in front; the others are offset by the heights before them', () => {
    const heights = new Map([
      ['a', 52],
      ['b', 70],
      ['c', 52],
    ])
    const { of, height } = arrange(items('a', 'b', 'c'), new Set(['a', 'b', 'c']), heights)
    expect(Object.fromEntries(of)).toEqual({
      c: { depth: 0, lift: 0 },
      b: { depth: 1, lift: 60 },
      a: { depth: 2, lift: 138 },
    })
    expect(height).toBe(190)
  })

  test('a leaving toast takes no space', () => {
    const { of } = arrange(items('a', 'b'), new Set(['a']), new Map([['b', 52]]))
    expect(of.get('a')).toEqual({ depth: 0, lift: 0 })
  })

  test('no toasts have no height', () => {
    expect(arrange([], new Set(), new Map()).height).toBe(0)
  })
})
