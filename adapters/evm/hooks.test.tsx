// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useChains, useSwitchChain, WagmiProvider } from 'wagmi'
import { toNetwork } from '../../core/to-network.ts'
import { network } from '../../tests/support/stub-adapter.ts'
import { WagmiAdapter } from './index.ts'

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
