import { describe, expect, it } from 'vitest'
import { parseAddress, parseAddresses, parseChainId, parseConnector } from './parse.ts'
import { isProvider, mostAccounts } from './provider.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('what a wallet says', () => {
  it.each([
    [1, 1],
    [1n, 1],
    ['1', 1],
    ['0x7A69', 31337],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [0, undefined],
    [-1, undefined],
    [1.5, undefined],
    [Number.NaN, undefined],
    [2 ** 53, undefined],
    ['', undefined],
    ['0x', undefined],
    ['1 ', undefined],
    ['1e3', undefined],
    [null, undefined],
    [[1], undefined],
  ])('%o as a chain id is %o', (said, chainId) => {
    expect(parseChainId(said)).toBe(chainId)
  })

  it('accepts an address in any case, and returns it checksummed', () => {
    expect(parseAddress(address.toLowerCase())).toBe(address)
    for (const said of ['', '0x12', `${address}0`, 7, null, { address }]) expect(parseAddress(said)).toBeUndefined()
  })

  it('is a list of addresses only if every entry is one', () => {
    expect(parseAddresses([address.toLowerCase()])).toEqual([address])
    expect(parseAddresses([])).toEqual([])
    expect(parseAddresses(new Array(mostAccounts).fill(address))).toEqual([address])
    for (const said of [[address, '0x12'], address, null, { 0: address }]) expect(parseAddresses(said)).toBeUndefined()
  })

  it('is no list if it names more accounts than any user has; none of them is read', () => {
    const many = new Proxy(new Array(mostAccounts + 1).fill(address), {
      get: (list, name) => {
        if (name === '0') throw new Error('It was looked at')
        return Reflect.get(list, name)
      },
    })
    expect(parseAddresses(many)).toBeUndefined()
  })

  it('is a connector only with a usable id, and with no more text than can be shown', () => {
    expect(parseConnector({ id: 'io.fox', name: 'Fox', icon: ' data:image/png;base64,AA ' }, 'ANNOUNCED')).toEqual({
      id: 'io.fox',
      name: 'Fox',
      icon: 'data:image/png;base64,AA',
      rdns: 'io.fox',
    })
    expect(parseConnector({ id: 'safe', name: undefined, icon: 5 }, 'EXTERNAL')).toEqual({ id: 'safe', name: 'safe' })
    expect(parseConnector({ id: 'not an rdns', name: 'X' }, 'ANNOUNCED')).not.toHaveProperty('rdns')
    for (const rdns of ['io.fox', ['io.fox', 'io.fox.mobile']])
      expect(parseConnector({ id: 'fox', name: 'Fox', rdns }, 'EXTERNAL')).toEqual({
        ...{ id: 'fox', name: 'Fox', rdns: 'io.fox' },
      })
    for (const rdns of [undefined, 'no rdns', [], [7], 7, {}])
      expect(parseConnector({ id: 'fox', name: 'Fox', rdns }, 'EXTERNAL')).toEqual({ id: 'fox', name: 'Fox' })
    for (const id of [undefined, '', 7, 'x'.repeat(257)])
      expect(parseConnector({ id, name: 'X' }, 'ANNOUNCED')).toBeUndefined()
  })

  it('is an icon only of a reasonable length', () => {
    const iconOf = (icon: string) => parseConnector({ id: 'x', name: 'X', icon }, 'EXTERNAL')?.icon
    expect(iconOf('https://fox.example/icon.png')).toBe('https://fox.example/icon.png')
    expect(iconOf(`https://fox.example/${'x'.repeat(2_048)}`)).toBeUndefined()
    expect(iconOf(`data:image/png;base64,${'A'.repeat(300_000)}`)).toBeUndefined()
    expect(iconOf('data:image/pngx;base64,AA')).toBeUndefined()
    expect(iconOf('https:')).toBeUndefined()
  })

  it('never splits a character when it truncates a name', () => {
    const name = parseConnector({ id: 'x', name: '🦊'.repeat(100) }, 'EXTERNAL')?.name
    expect(Array.from(name ?? '')).toEqual([...Array.from({ length: 63 }, () => '🦊'), '…'])
  })

  it('is a provider if it accepts requests', () => {
    expect(isProvider({ request: () => null })).toBe(true)
    for (const said of [null, undefined, {}, { request: 1 }]) expect(isProvider(said)).toBe(false)
  })
})
