import { useMutation } from '@tanstack/react-query'
import { useAppKit, useAppKitAccount, useAppKitNetwork, useDisconnect, useWalletInfo } from 'portico'
import { lazy, Suspense } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { NetworkMenu } from './network-menu.tsx'
import { Fact, Problem } from './pieces.tsx'
import { SolanaBalance } from './solana-balance.tsx'

const Balances = lazy(() => import('./balances.tsx'))

/** The connected account, as Portico reports it, and its balances, as the dApp's own wagmi reads them. */
export function Account({ token }: { token: Address | undefined }) {
  const { address } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const { walletInfo } = useWalletInfo()
  const { open } = useAppKit()
  const { address: owner, chainId } = useConnection()
  const { disconnect } = useDisconnect()
  const leave = useMutation({ mutationFn: () => disconnect() })
  const isOnSolana = caipNetwork?.chainNamespace === 'solana'
  return (
    <div className="account">
      <h1 className="unseen">Your account</h1>
      <p className="caption">Connected{walletInfo ? ` with ${walletInfo.name}` : ''}</p>
      <p className="address" data-testid="address">
        {address}
      </p>
      <dl className="facts">
        <Fact name="Network">
          <span data-testid="chain">{caipNetwork?.name ?? 'Unknown'}</span>
        </Fact>
        {isOnSolana && <SolanaBalance of={`${address} ${caipNetwork.caipNetworkId}`} />}
        {!isOnSolana && owner && chainId && (
          <Suspense fallback={<Fact name="Balance">…</Fact>}>
            <Balances owner={owner} chainId={chainId} token={token} />
          </Suspense>
        )}
      </dl>
      <div className="row">
        {isOnSolana ? (
          <button type="button" className="quiet" data-testid="to-networks" onClick={() => open({ view: 'Networks' })}>
            Switch network
          </button>
        ) : (
          <NetworkMenu />
        )}
        <button
          type="button"
          className="quiet"
          data-testid="disconnect"
          disabled={leave.isPending}
          onClick={() => leave.mutate()}
        >
          {leave.isPending ? 'Disconnecting…' : 'Disconnect'}
        </button>
      </div>
      <Problem error={leave.error} />
    </div>
  )
}
