import { describe, expect, it } from 'vitest'
import { resolveReceiver } from './resolve.ts'

const address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const digits = address.slice(2)
const resolve = (text: string) => resolveReceiver(text, undefined)

describe('a receiver [send-receiver]', () => {
  it.each([
    address,
    `0X${digits}`,
    `0x${digits.toLowerCase()}`,
    `0x${digits.toUpperCase()}`,
    `0X${digits.toLowerCase()}`,
    `0X${digits.toUpperCase()}`,
  ])('is an address with its checksum, or in letters of one case, which has no checksum: %s', async (text) => {
    expect(await resolve(text)).toEqual({ address })
  })

  it.each([
    address.replace('EA', 'Ea'),
    `0X${digits.replace('EA', 'Ea')}`,
    address.slice(0, -1),
    `${address}0`,
    digits,
    `0x${digits.replace('7', 'G')}`,
  ])('is not an address with a wrong checksum or in any other form: %s', async (text) => {
    await expect(resolve(text)).rejects.toMatchObject({ code: 'transfer.receiver' })
  })

  const ending = (end: string) => `0x${end.padStart(40, '0')}`

  it.each([
    ending(''),
    ending('dEaD'),
    ending('DEAD'),
    '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    `0X${'E'.repeat(40)}`,
    `0x${'f'.repeat(40)}`,
    `0x${'F'.repeat(40)}`,
    ...Array.from({ length: 0x11 }, (_, at) => ending((at + 1).toString(16))),
  ])('cannot be an address to which no one has the key: %s', async (text) => {
    await expect(resolve(text)).rejects.toMatchObject({ code: 'transfer.zero' })
  })

  it('can be an address close to such a one', async () => {
    const near = ['12', '1000', 'dead00'].map((end) => ending(end))
    for (const text of near) expect((await resolve(text)).address.toLowerCase()).toBe(text)
  })
})
