// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { createAppKit } from '../handle/singleton.ts'
import { ConnectButton } from './connect-button.tsx'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

it('tells a screen reader that the network is wrong, as the button shows [api-rainbowkit]', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const { adapter, tell } = stubAdapter()
  const kit = createAppKit({ adapters: [adapter], networks: [network], allowUnsupportedChain: true, preload: 'none' })
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('http://127.0.0.1:1') } })
  render(
    <WagmiProvider config={config}>
      <ConnectButton chainStatus="icon" />
    </WagmiProvider>,
  )
  await act(() => kit.open())
  const isOn = (caipNetworkId: 'eip155:999' | 'eip155:31337') =>
    act(() => tell({ connectors: [fox], connections: [{ ...foxConnection, caipNetworkId }], current: fox.id }))
  isOn('eip155:31337')
  expect((await screen.findByRole('button', { name: 'Portico One' })).dataset.testid).toBe('chain-button')
  isOn('eip155:999')
  expect((await screen.findByRole('button', { name: 'Wrong network' })).dataset.testid).toBe('chain-button')
})
