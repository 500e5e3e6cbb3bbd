import { describe, expect, it } from 'vitest'
import { type ConnectMethod, connectMethods } from './connect-methods.ts'

const all: ConnectMethod[] = ['wallet', 'social', 'email']

describe('the order of connect methods [connect-method-order]', () => {
  it('is email, social, wallet', () => {
    expect(connectMethods(all, { hasWallet: false })).toEqual(['email', 'social', 'wallet'])
  })

  it('begins with the wallet where there is one in the browser', () => {
    expect(connectMethods(all, { hasWallet: true })).toEqual(['wallet', 'email', 'social'])
  })

  it.each([false, true])('is what the dApp says, with or without a wallet (%s)', (hasWallet) => {
    expect(connectMethods(all, { hasWallet, order: ['social', 'wallet', 'email'] })).toEqual([
      'social',
      'wallet',
      'email',
    ])
  })

  it.each([false, true])('completes what the dApp says (wallet: %s)', (hasWallet) => {
    expect(connectMethods(all, { hasWallet, order: ['social'] })).toEqual(['social', 'email', 'wallet'])
  })

  it('ignores unknown words', () => {
    // @ts-expect-error a page in plain JavaScript may say anything
    expect(connectMethods(all, { hasWallet: true, order: ['passkey'] })).toEqual(['wallet', 'email', 'social'])
  })

  it('holds only what is available', () => {
    expect(connectMethods(['wallet'], { hasWallet: false, order: ['social', 'email'] })).toEqual(['wallet'])
    expect(connectMethods([], { hasWallet: true })).toEqual([])
  })
})
