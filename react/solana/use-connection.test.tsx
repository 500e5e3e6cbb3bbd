// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { toCaipNetwork } from '../../core/network.ts'
import { solanaDevnet } from '../../core/networks.ts'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

it('is a connection to the nodes of the selected Solana network, the dApp’s own first [api-drop-in] [node-order]', async () => {
  const { createAppKit } = await import('../drop-in/index.ts')
  const { SolanaAdapter, useAppKitConnection } = await import('./index.ts')
  createAppKit({
    adapters: [new SolanaAdapter({ connectionSettings: 'finalized' })],
    networks: [solanaDevnet],
    customRpcUrls: { [toCaipNetwork(solanaDevnet).caipNetworkId]: [{ url: 'https://node.test' }] },
    preload: 'none',
  })
  const { result } = renderHook(() => useAppKitConnection())
  expect(result.current.connection).toBeUndefined()
  await waitFor(() => expect(result.current.connection?.rpcEndpoint).toBe('https://node.test'))
  expect(result.current.connection?.commitment).toBe('finalized')
})

it('is missing if the dApp has no Solana network', async () => {
  const { useAppKitConnection } = await import('./index.ts')
  expect(renderHook(() => useAppKitConnection()).result.current).toEqual({ connection: undefined })
})
