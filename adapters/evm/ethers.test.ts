import { describe, expect, it } from 'vitest'
import { toNetwork } from '../../core/to-network.ts'
import { network } from '../../tests/support/stub-adapter.ts'
import { EthersAdapter } from './ethers.ts'
import { Ethers5Adapter } from './ethers5.ts'

const solana = { ...network, id: 'mainnet', chainNamespace: 'solana' } as const

describe.each([EthersAdapter, Ethers5Adapter])('%o [api-ethers]', (Adapter) => {
  it('has the EVM networks of createAppKit', async () => {
    const adapter = new Adapter()
    adapter.prepare({ networks: [solana, network] })
    expect(adapter.wagmiConfig.chains.map(({ id }) => id)).toEqual([31337])
    const { namespace } = await adapter.load({ networks: [toNetwork(network)] })
    expect([adapter.namespace, namespace]).toEqual(['eip155', 'eip155'])
  })

  it('offers the wallets that the dApp wants, and is set up once', () => {
    const adapter = new Adapter()
    adapter.prepare({ networks: [network], enableInjected: false })
    const { wagmiConfig } = adapter
    adapter.prepare({ networks: [network] })
    expect(adapter.wagmiConfig).toBe(wagmiConfig)
    expect(wagmiConfig.connectors.map(({ id }) => id)).toEqual([])
  })

  it('says that it needs createAppKit, and that an EVM network', () => {
    expect(() => new Adapter().wagmiConfig).toThrow('Chain adapter not found')
    expect(() => new Adapter().prepare({ networks: [solana] })).toThrow('Network not found')
  })
})
