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

  it('keeps only lower-case letters, digits and hyphens of what was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[a-z0-9-]{0,64}$/.test(cleanName(text))))
  })

  it('has 4 to 63 characters', () => {
    expect(['ada', 'adal'].map(isLongEnough)).toEqual([false, true])
    expect([63, 64].map((length) => isTooLong('a'.repeat(length)))).toEqual([false, true])
  })

  it.each([
    ['ada.reown.id', 'ada'],
    [' Ada99.WCN.id ', 'ada99'],
    ['.reown.id', ''],
    ['Love.Lace', 'lovelace'],
  ])('pasted as %j becomes %j', (text, name) => {
    expect(readName(text)).toBe(name)
  })

  it('reports what it leaves out if that could be taken for a letter', () => {
    expect(['vit\u0430lik', 'Ada Love.Lace.reown.id', '🦊🦊_'].map(leftOut)).toEqual(['\u0430', '', '🦊 _'])
  })

  it('can be registered only in its zone, and in its normal form', () => {
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

  it('is for EVM accounts only [names-where]', () => {
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
