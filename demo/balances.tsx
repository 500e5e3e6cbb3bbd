import type { Address } from 'viem'
import { useBalance } from 'wagmi'
import { amount } from './amount.ts'
import { Fact } from './pieces.tsx'
import { TokenBalance } from './token-balance.tsx'

interface BalancesProps {
  owner: Address
  chainId: number
  token: Address | undefined
}

/** An account's balances on a chain: the native currency, and the token if there is one. */
export default function Balances({ owner, chainId, token }: BalancesProps) {
  const { data, isPending, isError } = useBalance({ address: owner, chainId })
  return (
    <>
      <Fact name="Balance">
        <span data-testid="balance" aria-busy={isPending}>
          {data ? `${amount(data.value, data.decimals)} ${data.symbol}` : isError ? 'Unavailable' : '…'}
        </span>
      </Fact>
      {token && <TokenBalance token={token} owner={owner} chainId={chainId} />}
    </>
  )
}
