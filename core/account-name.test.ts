import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanName,
  hasNames,
  isLongEnough,
  isName,
  isTooLong,
  leftOut,
  readName,
  withoutSuffix,
} from './account-name.ts'
import { evmCoinType } from './coin-type.ts'

describe('a name [names-valid]', () => {
  it.each([
    ['Ada', 'ada'],
    ['ada.lovelace', 'adalovelace'],
    ['ada-1', 'ada-1'],
    ['xn--ada', 'xn-ada'],
    ['ad---a', 'ad-a'],
    ['ada--1', 'ada--1'],
    ['аda', 'da'],
    ['🦊', ''],
    ['a'.repeat(300), 'a'.repeat(64)],
  ])('%s is %s', (text, name) => {
    expect(cleanName(text)).toBe(name)
  })

  it('has lower-case letters, digits and hyphens only, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[a-z0-9-]{0,64}$/.test(cleanName(text))))
  })

  it('has at least four characters, and at most 63', () => {
    expect(['ada', 'adal'].map(isLongEnough)).toEqual([false, true])
    expect([63, 64].map((length) => isTooLong('a'.repeat(length)))).toEqual([false, true])
  })

  it.each([
    ['ada.reown.id', 'ada'],
    [' Ada99.WCN.id ', 'ada99'],
    ['.reown.id', ''],
    ['Love.Lace', 'lovelace'],
  ])('is pasted as %j, and means %j', (text, name) => {
    expect(readName(text)).toBe(name)
  })

  it('says what it leaves out, where that may have looked like a letter', () => {
    expect(['vit\u0430lik', 'Ada Love.Lace.reown.id', '🦊🦊_'].map(leftOut)).toEqual(['\u0430', '', '🦊 _'])
  })

  it('can be registered only in its zone, and as it would be written', () => {
    const names = [
      'lovelace.reown.id',
      'lovelace',
      'ada.reown.id',
      'Lovelace.reown.id',
      'love.lace.reown.id',
      'lovelace.eth',
    ]
    expect(names.filter(isName)).toEqual(['lovelace.reown.id'])
  })

  it('is shown without its suffix', () => {
    expect(['ada.reown.id', 'ada.wcn.id', 'ada.eth'].map(withoutSuffix)).toEqual(['ada', 'ada', 'ada.eth'])
  })

  it('is of EVM accounts only [names-where]', () => {
    expect([hasNames('eip155'), hasNames('solana')]).toEqual([true, false])
  })
})

it.each([
  [1, 2_147_483_649],
  [137, 2_147_483_785],
  [0, 2_147_483_648],
])('chain %i has the coin %i [names-message]', (chain, coin) => {
  expect(evmCoinType(chain)).toBe(coin)
})
