import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { caipAddressOf, isCaipNetworkId, parseCaipNetworkId } from './caip.ts'
import { isCaipAddress, parseCaipAddress } from './caip-address.ts'
import { loadErrorMessages } from './load-error-messages.ts'
import { namespaces } from './namespaces.ts'

beforeAll(loadErrorMessages)

const namespace = fc.constantFrom(...namespaces)
const part = fc.string({ minLength: 1 }).filter((text) => !text.includes(':'))
const parts = (count: number) => fc.array(part, { minLength: count, maxLength: count })
const passes = (check: () => unknown): boolean => {
  try {
    check()
    return true
  } catch {
    return false
  }
}

describe('a CAIP-2 network id has exactly two non-empty parts [id-caip2]', () => {
  it('is split into the two parts that it was built from', () => {
    fc.assert(
      fc.property(namespace, part, (first, reference) => {
        expect(parseCaipNetworkId(`${first}:${reference}`)).toEqual({ namespace: first, reference })
      }),
    )
  })

  it.each(['', ':', 'eip155', 'eip155:', ':1', 'eip155:1:', 'eip155:1:0xa', 'tron:1', 'EIP155:1', ' eip155:1'])(
    'rejects "%s"',
    (value) => {
      expect(() => parseCaipNetworkId(value)).toThrow('Invalid CAIP-2 network id')
    },
  )
})

describe('a CAIP-10 address has exactly three non-empty parts, the first a known namespace [id-caip10]', () => {
  it('is split into the three parts that it was built from', () => {
    fc.assert(
      fc.property(namespace, part, part, (first, reference, address) => {
        const whole = caipAddressOf(`${first}:${reference}`, address)
        expect(parseCaipAddress(whole)).toEqual({ namespace: first, reference, address })
      }),
    )
  })

  it.each(['', '::', 'eip155:1', 'eip155:1:', 'eip155::0xa', ':1:0xa', 'eip155:1:0xa:', 'eip155:1:0xa:b', 'tron:1:T'])(
    'rejects "%s"',
    (value) => {
      expect(() => parseCaipAddress(value)).toThrow('Invalid CAIP-10 address')
    },
  )
})

it('accepts a text as an id if and only if it can be parsed', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .integer({ min: 0, max: 4 })
      .chain((count) => fc.tuple(namespace, parts(count)).map((all) => all.flat().join(':'))),
  )
  fc.assert(
    fc.property(text, (value) => {
      expect(isCaipNetworkId(value)).toBe(passes(() => parseCaipNetworkId(value)))
      expect(isCaipAddress(value)).toBe(passes(() => parseCaipAddress(value)))
      expect(isCaipNetworkId(value) && isCaipAddress(value)).toBe(false)
    }),
  )
})
