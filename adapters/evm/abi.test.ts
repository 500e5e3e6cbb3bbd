import fc from 'fast-check'
import {
  encodeAbiParameters,
  encodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  multicall3Abi,
  stringToHex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { aggregateData, callData, readAggregate, readNumber, readText } from './abi.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bytes = fc.uint8Array({ maxLength: 100 }).map((all): Hex => `0x${Buffer.from(all).toString('hex')}`)
const aggregate3 = { abi: multicall3Abi, functionName: 'aggregate3' } as const

describe('contract calls, encoded and decoded as viem does', () => {
  it('are encoded', () => {
    const data = callData('0x70a08231', address)
    expect(data).toBe(encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] }).toLowerCase())
    fc.assert(
      fc.property(fc.array(bytes, { maxLength: 8 }), (all) => {
        const calls = all.map((callData) => ({ target: address, allowFailure: true, callData }) as const)
        expect(aggregateData(all.map((data) => ({ target: address, data })))).toBe(
          encodeFunctionData({ ...aggregate3, args: [calls] }).toLowerCase(),
        )
      }),
    )
  })

  it('are decoded: numbers, strings, and one answer to several calls', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.string({ unit: 'grapheme' }), (number, text) => {
        expect(readNumber(encodeAbiParameters([{ type: 'uint256' }], [number]))).toBe(number)
        expect(readText(encodeAbiParameters([{ type: 'string' }], [text]))).toBe(
          text.toWellFormed().replaceAll('\0', ''),
        )
      }),
    )
    const results = fc.array(fc.record({ success: fc.boolean(), returnData: bytes }), { maxLength: 8 })
    fc.assert(
      fc.property(results, (result) => {
        expect(readAggregate(encodeFunctionResult({ ...aggregate3, result }), result.length)).toEqual(
          result.map(({ success, returnData }) => (success ? returnData : undefined)),
        )
      }),
    )
    expect(readText(stringToHex('MKR', { size: 32 }))).toBe('MKR')
  })

  it('decode nonsense as nothing, and never throw [id-outside]', () => {
    expect([readNumber('0x'), readText('0x'), readAggregate('0x', 1)]).toEqual([undefined, '', undefined])
    const words = fc.array(
      fc.constantFrom('0'.repeat(64), 'f'.repeat(64), '20'.padStart(64, '0'), '1'.padStart(64, '0')),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          bytes,
          words.map((all) => `0x${all.join('')}`),
        ),
        fc.nat({ max: 3 }),
        (data, count) => {
          readNumber(data)
          expect(readText(data).length).toBeLessThanOrEqual(data.length)
          expect(readAggregate(data, count) ?? []).toHaveLength(readAggregate(data, count) ? count : 0)
        },
      ),
    )
  })
})
