import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  AppKitProvider,
  ConnectButton,
  createAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitSession,
  useAppKitState,
} from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { ServerSIWX } from 'portico/siwx'
import { useState } from 'react'
import { defineChain } from 'viem'
import { useConnection, WagmiProvider } from 'wagmi'

const local = (id: number, name: string, rpc: string | null) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc ?? ''] } },
  })

/**
 * A dApp as its address configures it: the two chains, and the URLs of a project or a sign-in server if it has them.
 */
function setUp(query: URLSearchParams) {
  const networks = [
    local(31337, 'Portico One', query.get('rpc')),
    local(31338, 'Portico Two', query.get('rpc2')),
  ] as const
  const wagmi = new WagmiAdapter({ networks })
  const [projectId, relay, api, url] = ['project', 'relay', 'api', 'signIn'].map((name) => query.get(name))
  const kit = createAppKit({
    ...{ adapters: [wagmi], networks },
    ...(projectId && relay && api && { projectId, endpoints: { relay, api } }),
    ...(url && { siwx: new ServerSIWX({ url, statement: 'Welcome.', required: true }) }),
  })
  return { wagmi, kit, queries: new QueryClient() }
}

/** A minimal dApp. */
export function Dapp({ query }: { query: URLSearchParams }) {
  const [{ wagmi, kit, queries }] = useState(() => setUp(query))
  return (
    <WagmiProvider config={wagmi.wagmiConfig}>
      <QueryClientProvider client={queries}>
        <AppKitProvider kit={kit}>
          <Page />
          {query.has('signIn') ? <Session /> : null}
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Page() {
  const { address = 'none', status } = useAppKitAccount()
  const { address: wagmiAddress = 'none' } = useConnection()
  const { caipNetwork } = useAppKitNetwork()
  const { open } = useAppKitState()
  return (
    <>
      <ConnectButton data-testid="connect" />
      <p data-testid="status">{status}</p>
      <p data-testid="address">{address}</p>
      <p data-testid="wagmi-address">{wagmiAddress}</p>
      <p data-testid="network">{caipNetwork?.name}</p>
      <p data-testid="modal">{open ? 'open' : 'closed'}</p>
    </>
  )
}

function Session() {
  const { status, ...rest } = useAppKitSession()
  const session = 'session' in rest ? rest.session : undefined
  return <p data-testid="session">{status === 'signedIn' ? `${session?.address} is signed in` : status}</p>
}
