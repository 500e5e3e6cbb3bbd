import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressGroups } from './address-groups.ts'
import { paymentUri } from './payment-uri.ts'

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })
const evmAddress = hex.map((digits) => `0x${digits}` as const)
const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
const solanaAddress = fc.string({ unit: fc.constantFrom(...base58), minLength: 32, maxLength: 44 })
const reference = fc.string({ unit: fc.constantFrom(...base58), minLength: 1, maxLength: 32 })

it('asks for a payment on an EVM chain as EIP-681 does, the address as it was written [receive-address]', () => {
  fc.assert(
    fc.property(evmAddress, fc.integer({ min: 1 }), (address, id) => {
      expect(paymentUri({ namespace: 'eip155', address, caipNetworkId: `eip155:${id}` })).toBe(
        `ethereum:${address}@${id}`,
      )
    }),
  )
})

it('asks for a payment on Solana as Solana Pay does, the address as it was written [receive-address]', () => {
  fc.assert(
    fc.property(solanaAddress, reference, (address, cluster) => {
      expect(paymentUri({ namespace: 'solana', address, caipNetworkId: `solana:${cluster}` })).toBe(`solana:${address}`)
    }),
  )
})

it('groups an address by fours, and loses nothing of it [receive-address]', () => {
  fc.assert(
    fc.property(fc.oneof(evmAddress, solanaAddress, fc.string()), (address) => {
      const groups = addressGroups(address)
      expect(groups.join('')).toBe(address)
      expect(groups.every(({ length }) => length > 0 && length <= 4)).toBe(true)
    }),
  )
})
