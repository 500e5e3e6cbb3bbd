import { describe, expect, it } from 'vitest'
import { connectMethods } from './connect-methods.ts'

describe('the order of connect methods [connect-method-order]', () => {
  it('is email, social, wallet', () => {
    expect(connectMethods([], false)).toEqual(['email', 'social', 'wallet'])
  })

  it('starts with the wallet if the browser has one', () => {
    expect(connectMethods([], true)).toEqual(['wallet', 'email', 'social'])
  })

  it.each([false, true])('is what the dApp says, with or without a wallet (%s)', (hasWallet) => {
    expect(connectMethods(['social', 'wallet', 'email'], hasWallet)).toEqual(['social', 'wallet', 'email'])
  })

  it.each([false, true])('completes the dApp’s order (wallet: %s)', (hasWallet) => {
    expect(connectMethods(['social'], hasWallet)).toEqual(['social', 'email', 'wallet'])
  })

  it('ignores unknown words', () => {
    // @ts-expect-error a page in plain JavaScript may pass anything
    expect(connectMethods(['passkey'], true)).toEqual(['wallet', 'email', 'social'])
  })
})
