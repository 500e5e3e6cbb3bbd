import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderBy } from './order.ts'

const usual = ['one', 'two', 'three', 'four'] as const
const word = fc.constantFrom(...usual)

describe('a preferred order', () => {
  it('comes first, followed by the rest in the default order', () => {
    expect(orderBy(['three', 'one'], usual)).toEqual(['three', 'one', 'two', 'four'])
  })

  it('may be empty', () => {
    expect(orderBy([], usual)).toEqual(usual)
  })

  it('may contain unknown or repeated words', () => {
    const wished: string[] = ['five', 'two', 'two']
    expect(orderBy<string>(wished, usual)).toEqual(['two', 'one', 'three', 'four'])
  })

  it('contains every word once, whatever was preferred', () => {
    fc.assert(
      fc.property(fc.array(word), (wished) => {
        const order = orderBy(wished, usual)
        expect([...order].sort()).toEqual([...usual].sort())
        expect(order.slice(0, new Set(wished).size)).toEqual([...new Set(wished)])
      }),
    )
  })
})
