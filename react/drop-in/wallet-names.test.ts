import { describe, expect, it } from 'vitest'
import { isNamed, namesOf, titleOf } from './wallet-names.ts'

const called = (name: string) => ({ id: 'eip155:some', name })

describe('the names of wallet buttons [api-wallet-names]', () => {
  it.each([
    ['safe', 'Safe{Wallet}'],
    ['oneinch', '1inch Wallet'],
    ['trust', 'Trust Wallet'],
    ['crypto-com', 'Crypto.com | Onchain'],
    ['metaMask', 'MetaMask'],
    ['argent', 'Ready'],
    ['Harbour', 'harbour'],
    ['小狐狸', '小狐狸钱包 Wallet'.replace('钱包 ', '')],
  ])('%s is %s', (asked, name) => expect(isNamed(called(name), asked)).toBe(true))

  it.each([
    ['safe', 'SafePal'],
    ['status', 'Status Pro'],
    ['base', 'Base Account'],
    ['小狐狸', '欧易'],
    ['🦊', '🐼'],
    ['wallet', 'Browser Wallet'],
  ])('%s is not %s', (asked, name) => expect(isNamed(called(name), asked)).toBe(false))

  it('match a wallet by its id as well, and a wallet that is in no table by the requested name', () => {
    expect(isNamed({ id: 'of-directory', name: 'Any' }, 'of-directory')).toBe(true)
    expect(namesOf('harbour')).toEqual(['harbour'])
    expect(namesOf('argent')).toEqual(['Argent', 'Ready'])
  })

  it('label a button with the name of the wallet or login', () => {
    const asked = ['metamask', 'oneinch', 'walletConnect', 'google', 'github', 'my-own-wallet']
    expect(asked.map(titleOf)).toEqual(['MetaMask', '1inch', 'WalletConnect', 'Google', 'GitHub', 'My Own Wallet'])
  })
})
