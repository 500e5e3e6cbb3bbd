import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressGroups } from './address-groups.ts'
import { paymentUri, readPaymentUri } from './payment-uri.ts'

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })
const evmAddress = hex.map((digits) => `0x${digits}` as const)
const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
const solanaAddress = fc.string({ unit: fc.constantFrom(...base58), minLength: 32, maxLength: 44 })
const reference = fc.string({ unit: fc.constantFrom(...base58), minLength: 1, maxLength: 32 })

it('requests a payment on an EVM chain as in EIP-681, with the address as written [receive-address]', () => {
  fc.assert(
    fc.property(evmAddress, fc.integer({ min: 1 }), (address, id) => {
      expect(paymentUri({ namespace: 'eip155', address, caipNetworkId: `eip155:${id}` })).toBe(
        `ethereum:${address}@${id}`,
      )
    }),
  )
})

it('requests a payment on Solana as in Solana Pay, with the address as written [receive-address]', () => {
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

const on = { namespace: 'eip155', caipNetworkId: 'eip155:31337' } as const

it('reads the receiver of a payment, and never takes the token’s contract for it [send-paste]', () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)
  const prefix = fc.constantFrom('', 'pay-')
  const chain = fc.constantFrom('', '@31337')
  fc.assert(
    fc.property(evmAddress, evmAddress, units, prefix, chain, (token, to, value, pay, at) => {
      expect(readPaymentUri(`ethereum:${pay}${token}${at}/transfer?address=${to}&uint256=${value}`, on)).toEqual({
        to,
        token,
        units: value,
      })
      expect(readPaymentUri(`ethereum:${pay}${to}${at}?value=${value}`, on)).toEqual({ to, units: value })
      expect(readPaymentUri(`ethereum:${pay}${to}${at}`, on)).toEqual({ to })
      expect(readPaymentUri(`ethereum:${pay}${token}@1/transfer?address=${to}`, on)).toBeUndefined()
    }),
  )
})

it.each([
  'ETHEREUM:0X976EA74026E726554DB657FA54763ABD0C3A0AA9',
  'ETHEREUM:PAY-0X976EA74026E726554DB657FA54763ABD0C3A0AA9@31337',
])('reads a code in capitals, which needs less space: %s [send-paste]', (text) => {
  expect(readPaymentUri(text, on)).toEqual({ to: '0X976EA74026E726554DB657FA54763ABD0C3A0AA9' })
})

it('rejects every other path, and a transfer with no receiver, two receivers or an invalid amount [send-paste]', () => {
  const path = fc.string({ maxLength: 20 }).filter((each) => !/[?]/.test(each) && each !== 'transfer')
  const amount = fc.string({ minLength: 1, maxLength: 20 }).filter((each) => !/^[\d.e+-]+$/i.test(each))
  fc.assert(
    fc.property(evmAddress, evmAddress, path, amount, (token, to, call, bad) => {
      const query = `address=${to}`
      expect(readPaymentUri(`ethereum:${token}/${call}?${query}`, on)).toBeUndefined()
      expect(readPaymentUri(`ethereum:${token}@31337/transfer`, on)).toBeUndefined()
      expect(readPaymentUri(`ethereum:${token}/transfer?${query}&address=${token}`, on)).toBeUndefined()
      expect(
        readPaymentUri(`ethereum:${token}/transfer?${query}&uint256=${encodeURIComponent(bad)}`, on),
      ).toBeUndefined()
    }),
  )
})

it.each([
  ['25e6', '25000000'],
  ['2.014e18', '2014000000000000000'],
  ['0.5', undefined],
  ['1e78', undefined],
  ['-1', undefined],
])('reads the number %s as %s [send-paste]', (number, units) => {
  const to = `0x${'ab'.repeat(20)}`
  expect(readPaymentUri(`ethereum:${to}?value=${number}`, on)?.units).toBe(units)
})

it.each(['memo=8841723', 'reference=82ZJ7nbGpixjeDCmEhUcmwXYfvurzAgGdtSMuHnUgyny'])(
  'refuses a Solana Pay request with %s, which the transfer would lack [send-paste]',
  (part) => {
    const to = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
    const here = { namespace: 'solana', caipNetworkId: 'solana:sandbox' } as const
    expect(readPaymentUri(`solana:${to}?amount=1&${part}`, here)).toBeUndefined()
    expect(readPaymentUri(`solana:${to}?amount=1`, here)).toEqual({ to, amount: '1' })
  },
)

it('reads a Solana Pay request [send-paste]', () => {
  const here = { namespace: 'solana', caipNetworkId: 'solana:sandbox' } as const
  fc.assert(
    fc.property(solanaAddress, solanaAddress, (to, token) => {
      expect(readPaymentUri(`solana:${to}?amount=1.5&spl-token=${token}&label=A%20b`, here)).toEqual({
        to,
        token,
        amount: '1.5',
      })
      expect(readPaymentUri(`solana:${to}?spl-token=nothing`, here)).toBeUndefined()
      expect(readPaymentUri(`solana:${to}?amount=1e3`, here)).toBeUndefined()
      expect(readPaymentUri(`solana:${to}/transfer?amount=1`, here)).toBeUndefined()
    }),
  )
  expect(readPaymentUri('solana:https%3A%2F%2Fpay.example', here)).toBeUndefined()
})
