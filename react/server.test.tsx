import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { cookieStorage, cookieToInitialState, createStorage, useAccount, WagmiProvider } from 'wagmi'
import { WagmiAdapter } from '../adapters/evm/index.ts'
import { network } from '../tests/support/stub-adapter.ts'
import { createAppKit as createInstance } from './drop-in/create-app-kit.ts'
import { createAppKit } from './handle/singleton.ts'
import { useAppKitAccount, useAppKitNetwork, useAppKitTheme } from './hooks/app-kit-hooks.ts'
import { ConnectButton } from './hooks/connect-button.tsx'
import { AppKitProvider } from './provider.tsx'

const address = '0x1111111111111111111111111111111111111111'

/** wagmi's cookie of a connected user. */
const cookie = `wagmi.store=${JSON.stringify({
  state: {
    chainId: 31337,
    connections: {
      __type: 'Map',
      value: [
        [
          'uid',
          {
            accounts: [address],
            chainId: 31337,
            connector: { id: 'injected', name: 'I', type: 'injected', uid: 'uid' },
          },
        ],
      ],
    },
    current: 'uid',
  },
  version: 2,
})}`

/** As in the README: everything for one user is created while their page is rendered. */
function createForVisitor() {
  const networks = [network] as const
  const wagmi = new WagmiAdapter({ networks, ssr: true, storage: createStorage({ storage: cookieStorage }) })
  return { wagmi, kit: createAppKit({ adapters: [wagmi], networks }), queries: new QueryClient() }
}

function Status() {
  const { address: shown, status } = useAccount()
  const { status: own } = useAppKitAccount()
  return <p>{`${shown} ${status} ${own}`}</p>
}

function Page({ cookies }: { cookies: string | null }) {
  const [{ wagmi, kit, queries }] = useState(createForVisitor)
  return (
    <WagmiProvider config={wagmi.wagmiConfig} initialState={cookieToInitialState(wagmi.wagmiConfig, cookies)}>
      <QueryClientProvider client={queries}>
        <AppKitProvider kit={kit}>
          <ConnectButton />
          <Status />
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

it('shows each user on a server their own account, and never another user’s [api-server]', () => {
  expect(renderToString(<Page cookies={cookie} />)).toContain(address)
  const next = renderToString(<Page cookies={null} />)
  expect(next).not.toContain(address)
  expect(next).toContain('undefined disconnected disconnected')
  expect(renderToString(<Page cookies={cookie} />)).toContain(address)
})

/** Their own setting decides in which mode and on which network a visitor starts. */
function Choices({ at, themeMode }: { at: 0 | 1; themeMode: 'light' | 'dark' }) {
  const [kit] = useState(() => {
    const networks = [network, { ...network, id: 1, name: 'Other' }] as const
    const wagmi = new WagmiAdapter({ networks, ssr: true })
    return createAppKit({ adapters: [wagmi], networks, defaultNetwork: networks[at], themeMode })
  })
  return (
    <AppKitProvider kit={kit}>
      <Chosen />
    </AppKitProvider>
  )
}

function Chosen() {
  const { chainId } = useAppKitNetwork()
  const { themeMode } = useAppKitTheme()
  return <p>{`${chainId} ${themeMode}`}</p>
}

it('renders each user’s page on a server with the options of their own [api-server]', () => {
  const warn = vi.spyOn(console, 'warn')
  expect(renderToString(<Choices at={0} themeMode="dark" />)).toContain('31337 dark')
  expect(renderToString(<Choices at={1} themeMode="light" />)).toContain('1 light')
  expect(renderToString(<Choices at={0} themeMode="dark" />)).toContain('31337 dark')
  expect(warn).not.toHaveBeenCalled()
})

it('gives each user of portico/appkit on a server an instance of their own [api-server]', () => {
  const networks = [network, { ...network, id: 1, name: 'Other' }] as const
  const create = (at: 0 | 1, themeMode: 'light' | 'dark') =>
    createInstance({ adapters: [new WagmiAdapter({ networks })], networks, defaultNetwork: networks[at], themeMode })
  const instances = [create(0, 'dark'), create(1, 'light')]
  const read = ({ getThemeMode, getChainId }: ReturnType<typeof create>) => [getThemeMode(), getChainId()]
  expect(instances.map(read)).toEqual([
    ['dark', 31337],
    ['light', 1],
  ])
})
