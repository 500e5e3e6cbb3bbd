// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { network } from '../../tests/support/stub-adapter.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { getDefaultConfig, optionsOf } from './default-config.ts'
import { RainbowKitProvider } from './provider.tsx'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

const queries = new QueryClient()

/** Creates a config like a dApp's setup module each time it is loaded. */
function createConfig() {
  const config = getDefaultConfig({ appName: 'Dapp', projectId: '', chains: [network] })
  const [adapter] = optionsOf(config)?.adapters ?? []
  if (!adapter) throw new Error('The config has no adapter')
  return { config, load: vi.spyOn(adapter, 'load') }
}

it('a config that hot reload creates again is the kit’s as well [api-created-again]', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const [first, second] = [createConfig(), createConfig()]
  const pageWith = ({ config }: typeof first) => (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <RainbowKitProvider />
      </QueryClientProvider>
    </WagmiProvider>
  )
  const page = render(pageWith(first))
  page.rerender(pageWith(second))
  await requireAppKit('open').open()
  expect([first.load, second.load].map(({ mock }) => mock.calls.length > 0)).toEqual([false, true])
  page.unmount()
})
