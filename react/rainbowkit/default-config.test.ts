import { arbitrum, mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { defineChain } from '../../core/networks.ts'
import { getDefaultConfig, optionsOf } from './default-config.ts'

const app = { appName: 'dApp', projectId: 'p' }

it('creates a config with the networks of its type, and the parts that the kit needs [api-rainbowkit]', () => {
  const config = getDefaultConfig({ ...app, chains: [mainnet, { ...arbitrum, iconUrl: 'https://dapp.test/a.png' }] })
  expect(config.chains.map(({ id }) => id)).toEqual([1, 42161])
  expect(config.getClient({ chainId: 42161 }).chain.id).toBe(42161)
  const { networks, chainImages } = optionsOf(config) ?? {}
  expect([networks, chainImages]).toEqual([
    [mainnet, { ...arbitrum, iconUrl: 'https://dapp.test/a.png' }],
    { 42161: 'https://dapp.test/a.png' },
  ])
})

it('rejects a network that is not EVM, although the type would include it [api-rainbowkit]', () => {
  const other = { ...defineChain({ ...mainnet, id: 7 }), chainNamespace: 'solana' } as const
  expect(() => getDefaultConfig({ ...app, chains: [mainnet, other] })).toThrow('Network not found')
})
