import { ConnectButton } from 'portico'
import type { Settings } from './settings.ts'

/** The first screen: what this page is, and a connect button that the dApp renders itself. */
export function Welcome({ settings: { wallets, installed, frame } }: { settings: Settings }) {
  const hasWallets = wallets.length > 0 && installed !== 'none'
  return (
    <div className="welcome">
      <h1>Your wallet is the way in.</h1>
      <p>
        This page is a small dApp. Connect a wallet, and it reads your account, asks for a signature and sends a
        transaction: with wagmi’s own hooks, and Portico at the door.
      </p>
      <ConnectButton.Custom>
        {({ openConnectModal, approach, loading, mounted }) => (
          <button
            type="button"
            className="way-in"
            data-testid="way-in"
            aria-haspopup="dialog"
            aria-busy={mounted && loading}
            onClick={openConnectModal}
            {...approach}
          >
            {mounted && loading ? 'One moment…' : 'Connect wallet'}
          </button>
        )}
      </ConnectButton.Custom>
      {hasWallets && (
        <p className="caption">
          A local sandbox: its test wallets hold play money, and their windows ask you to approve.
          {frame && ' Or log in with any email: nothing leaves this machine.'}
        </p>
      )}
    </div>
  )
}

/** Shown while the wallet of the last visit is reconnecting. */
export function WelcomeBack() {
  return (
    <p className="account caption" role="status">
      Welcome back. One moment…
    </p>
  )
}
