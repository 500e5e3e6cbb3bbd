import { useMutation } from '@tanstack/react-query'
import { useAppKitAccount, useAppKitNetwork, useDisconnect } from 'portico'
import type { Address } from 'viem'
import { useBalance, useConnection } from 'wagmi'
import { amount } from './amount.ts'
import { Networks } from './networks-menu.tsx'
import { Fact, Problem } from './pieces.tsx'
import { TokenBalance } from './token-balance.tsx'

/** Who is connected, as Portico says it, and what they hold, as the dApp's own wagmi reads it. */
export function Account({ token }: { token: Address | undefined }) {
  const { address } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const connection = useConnection()
  const { disconnect } = useDisconnect()
  const leave = useMutation({ mutationFn: () => disconnect() })
  return (
    <div className="account">
      <h1 className="unseen">Your account</h1>
      <p className="caption">Connected{connection.connector ? ` with ${connection.connector.name}` : ''}</p>
      <p className="address" data-testid="address">
        {address}
      </p>
      <dl className="facts">
        <Fact name="Network">
          <span data-testid="chain">{caipNetwork?.name ?? 'Unknown'}</span>
        </Fact>
        <Fact name="Balance">
          <Balance address={connection.address} chainId={connection.chainId} />
        </Fact>
        {token && connection.address && connection.chainId && (
          <TokenBalance token={token} owner={connection.address} chainId={connection.chainId} />
        )}
      </dl>
      <div className="row">
        <Networks />
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

function Balance({ address, chainId }: { address: Address | undefined; chainId: number | undefined }) {
  const { data, isPending, isError } = useBalance({ address, chainId, query: { enabled: address !== undefined } })
  return (
    <span data-testid="balance" aria-busy={isPending}>
      {data ? `${amount(data.value, data.decimals)} ${data.symbol}` : isError ? 'Unavailable' : '…'}
    </span>
  )
}
