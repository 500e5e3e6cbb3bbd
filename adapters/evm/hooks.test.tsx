// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type CreateConnectorFn, mock, useChains, useSwitchChain, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { toNetwork } from '../../core/to-network.ts'
import { createAppKit } from '../../react/drop-in/create-app-kit.ts'
import { useAppKitProvider } from '../../react/hooks/wallet-hooks.ts'
import { network } from '../../tests/support/stub-adapter.ts'
import { WagmiAdapter } from './index.ts'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../../react/modal/mount.tsx', () => ({
  prepareModal: async () => () => () => undefined,
  fetchFirstView: () => undefined,
}))

/** A connector whose provider arrives only after its connection. */
function slowConnector() {
  const arrival = Promise.withResolvers<void>()
  let isConnected = false
  const create: CreateConnectorFn = (config) => {
    const made = mock({ accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })(config)
    const provided = made.getProvider()
    return {
      ...made,
      async connect(parameters) {
        const answer = await made.connect(parameters)
        isConnected = true
        return answer
      },
      async getProvider() {
        if (isConnected) await arrival.promise
        return provided
      },
    }
  }
  return { create, arrive: arrival.resolve }
}

describe('the kit’s hooks and subscribers', () => {
  it('get a provider that arrives after its connection', async () => {
    const { create, arrive } = slowConnector()
    const wagmi = new WagmiAdapter({ networks: [network], storage: null, connectors: [create] })
    const kit = createAppKit({ adapters: [wagmi], networks: [network], preload: 'none', enableCoinbase: false })
    const heard = vi.fn<(value: unknown) => void>()
    kit.subscribeProviders(heard)
    const { result } = renderHook(() => useAppKitProvider('eip155'))
    await kit.headless()
    const [connector] = wagmi.wagmiConfig.connectors
    if (!connector) throw new Error('There is one connector.')
    await connect(wagmi.wagmiConfig, { connector })
    await waitFor(() => expect(result.current.walletProviderType).toBe('EXTERNAL'))
    // Later, nothing else of the connection is announced.
    await waitFor(() => expect(localStorage.getItem('@appkit/connection_status')).toBe('connected'))
    expect([result.current.walletProvider, heard.mock.calls]).toEqual([undefined, []])

    arrive()
    const provider = await connector.getProvider()
    await waitFor(() => expect(result.current.walletProvider).toBe(provider))
    expect(heard.mock.calls).toEqual([[{ eip155: provider }]])
  })
})

describe('wagmi’s hooks', () => {
  it('see the dApp’s current networks', async () => {
    const light = new WagmiAdapter({ networks: [network], storage: null })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <WagmiProvider config={light.wagmiConfig}>
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </WagmiProvider>
    )
    const { result } = renderHook(
      () => [useChains(), useSwitchChain().chains].map((list) => list.map(({ id }) => id)),
      {
        wrapper,
      },
    )
    expect(result.current).toEqual([[31337], [31337]])

    const [first, second] = [network, { ...network, id: 31338 }].map(toNetwork)
    if (!first || !second) throw new Error('There are two networks.')
    const adapter = await light.load({ networks: [first] })
    for (const networks of [[first, second], [second], [second, first], [first]]) {
      adapter.setNetworks(networks)
      const ids = networks.map(({ id }) => id)
      await waitFor(() => expect(result.current).toEqual([ids, ids]))
    }
  })
})
