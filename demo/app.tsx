import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AppKitOptions, AppKitProvider } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { networksOf } from './networks.ts'
import { Page } from './page.tsx'
import type { Settings } from './settings.ts'

/** What the dApp keeps for as long as it runs: its own wagmi config is the one that Portico works on. */
function createWorld(settings: Settings) {
  const networks = networksOf(settings)
  return {
    networks,
    adapter: new WagmiAdapter({ networks }),
    queries: new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }),
  }
}

/** The project’s options, whether the session is recorded, and when the first open is prepared. */
const optionsOf = ({ project, relay, api, record = false, preload = 'idle' }: Settings) => ({
  record,
  preload,
  ...(project && { projectId: project, endpoints: { ...(relay && { relay }), ...(api && { api, rpc: api }) } }),
})

interface AppProps {
  settings: Settings
  /** What of the page's address was not followed. */
  refused: readonly string[]
  /** How people sign in, if they are to. */
  signIn: Pick<AppKitOptions, 'siwx'>
}

/** The dApp inside its three providers. */
export function App({ settings, refused, signIn }: AppProps) {
  const [{ networks, adapter, queries }] = useState(() => createWorld(settings))
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queries}>
        <AppKitProvider adapters={[adapter]} networks={networks} {...optionsOf(settings)} {...signIn}>
          <Page token={settings.token} refused={refused} asked={settings.signIn ?? 'off'} />
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
