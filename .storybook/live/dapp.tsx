import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { WagmiProvider } from 'wagmi'
import {
  AppKitProvider,
  ConnectButton,
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitTheme,
  useWalletInfo,
} from '../../react/index.ts'
import { SettingsContext } from '../scene.tsx'
import './dapp.css'
import { type Live, userDoes } from './world.ts'

/** A minimal dApp on the sandbox's chains, with buttons for what the wallets' user can do. */
export function Dapp({ live }: { live: Live | undefined }) {
  const theme = useContext(SettingsContext)?.themeMode
  if (!live)
    return (
      <main className="live" data-theme={theme}>
        <h1>No sandbox is running</h1>
        <p>
          This story needs the local chains and wallets. <code>npm run storybook</code> brings them; a book that was
          built and put somewhere has none.
        </p>
      </main>
    )
  const { kit, adapter, queries, wallets } = live
  return (
    <WagmiProvider config={adapter.wagmiConfig} reconnectOnMount={false}>
      <QueryClientProvider client={queries}>
        <AppKitProvider kit={kit}>
          <main className="live" data-theme={theme}>
            <Page />
            <Users wallets={wallets} />
          </main>
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Page() {
  const { open } = useAppKit()
  const { address } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const { walletInfo } = useWalletInfo('eip155')
  const { setThemeMode } = useAppKitTheme()
  const theme = useContext(SettingsContext)?.themeMode
  useEffect(() => {
    if (theme) setThemeMode(theme)
  }, [theme, setThemeMode])
  return (
    <section aria-label="The dApp">
      <h1>A dApp on the sandbox</h1>
      <p>
        <ConnectButton data-testid="connect" />{' '}
        <button type="button" onClick={() => void open({ view: 'Networks' })}>
          Networks
        </button>
      </p>
      <dl>
        <dt>Account</dt>
        <dd data-testid="address">{address ?? 'no one'}</dd>
        <dt>Wallet</dt>
        <dd data-testid="wallet">{walletInfo?.name ?? 'none'}</dd>
        <dt>Network</dt>
        <dd data-testid="network">{caipNetwork?.name ?? 'unknown'}</dd>
      </dl>
    </section>
  )
}

/** For a browser that blocks the wallet's window, or a user who does not find it. */
function Users({ wallets }: Pick<Live, 'wallets'>) {
  return (
    <section aria-label="The wallets’ user">
      <h2>In the wallet</h2>
      {wallets.map(({ id, name }) => (
        <p key={id}>
          <span>{name}</span>
          <button type="button" onClick={() => void userDoes(id, 'approve')}>
            Approve
          </button>
          <button type="button" onClick={() => void userDoes(id, 'reject')}>
            Reject
          </button>
          <button type="button" onClick={() => void userDoes(id, 'stray')}>
            Go to another network
          </button>
        </p>
      ))}
    </section>
  )
}
