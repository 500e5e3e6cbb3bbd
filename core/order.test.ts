import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderBy } from './order.ts'

const usual = ['one', 'two', 'three', 'four'] as const
const word = fc.constantFrom(...usual)

describe('an order that was wished for', () => {
  it('is first, and the rest follows in the default order', () => {
    expect(orderBy(['three', 'one'], usual)).toEqual(['three', 'one', 'two', 'four'])
  })

  it('may say nothing', () => {
    expect(orderBy([], usual)).toEqual(usual)
  })

  it('may hold unknown words, or one twice', () => {
    const wished: string[] = ['five', 'two', 'two']
    expect(orderBy<string>(wished, usual)).toEqual(['two', 'one', 'three', 'four'])
  })

  it('holds every word once, whatever was wished', () => {
    fc.assert(
      fc.property(fc.array(word), (wished) => {
        const order = orderBy(wished, usual)
        expect([...order].sort()).toEqual([...usual].sort())
        expect(order.slice(0, new Set(wished).size)).toEqual([...new Set(wished)])
      }),
    )
  })
})
