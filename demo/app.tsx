import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AppKitOptions, AppKitProvider } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { useState } from 'react'
import { WagmiProvider } from 'wagmi'
import type { Parts } from './load-parts.ts'
import { clustersOf, networksOf } from './networks.ts'
import { Page } from './page.tsx'
import type { Settings } from './settings.ts'

/** What wallets are told about the dApp. */
const metadata = {
  name: 'Portico demo',
  description: 'A small dApp that shows what a dApp gets from Portico.',
  url: location.origin,
  icons: [document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''],
}

/** The objects that live as long as the dApp: Portico works on the dApp's own wagmi config. */
function createWorld(settings: Settings, { adapters, ...parts }: Parts) {
  const networks = networksOf(settings)
  const wagmi = new WagmiAdapter({ networks })
  const { project, relay, api, multi = false, first, locale, record = false, preload = 'idle' } = settings
  const options: AppKitOptions = {
    ...{ adapters: [wagmi, ...adapters], networks: [...networks, ...clustersOf(settings)], metadata },
    ...{
      features: { multiWallet: multi, ...(first === 'installed' && { connectorTypeOrder: ['recent', 'injected'] }) },
      record,
      preload,
    },
    ...(locale && { locale }),
    ...(project && { projectId: project, endpoints: { ...(relay && { relay }), ...(api && { api, rpc: api }) } }),
    ...parts,
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } })
  return { wagmi, options, queries }
}

interface AppProps {
  settings: Settings
  /** The settings in the page's address that were refused. */
  refused: readonly string[]
  parts: Parts
}

/** The dApp inside its three providers. */
export function App({ settings, refused, parts }: AppProps) {
  const [{ wagmi, options, queries }] = useState(() => createWorld(settings, parts))
  return (
    <WagmiProvider config={wagmi.wagmiConfig}>
      <QueryClientProvider client={queries}>
        <AppKitProvider {...options}>
          <Page settings={settings} refused={refused} />
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
