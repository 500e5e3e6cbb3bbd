import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, hasNames, isLongEnough, isName, withoutSuffix } from './account-name.ts'
import { evmCoinType } from './coin-type.ts'

describe('a name [names-valid]', () => {
  it.each([
    ['Ada', 'ada'],
    ['ada.lovelace', 'adalovelace'],
    ['ada-1', 'ada-1'],
    ['аda', 'da'],
    ['🦊', ''],
    ['a'.repeat(300), 'a'.repeat(63)],
  ])('%s is %s', (text, name) => {
    expect(cleanName(text)).toBe(name)
  })

  it('has lower-case letters, digits and hyphens only, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[a-z0-9-]{0,63}$/.test(cleanName(text))))
  })

  it('has at least four characters', () => {
    expect(['ada', 'adal'].map(isLongEnough)).toEqual([false, true])
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
    expect(['ada.reown.id', 'ada.eth'].map(withoutSuffix)).toEqual(['ada', 'ada.eth'])
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
