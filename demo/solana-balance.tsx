import { useQuery } from '@tanstack/react-query'
import { useAppKitBalance } from 'portico'
import { Fact } from './pieces.tsx'

/** The active account's balance on Solana, as Portico reads it; `of` names the account and its network. */
export function SolanaBalance({ of }: { of: string }) {
  const { fetchBalance } = useAppKitBalance()
  const { data } = useQuery({ queryKey: ['solana balance', of], queryFn: fetchBalance, refetchInterval: 15_000 })
  const known = data?.data
  return (
    <Fact name="Balance">
      <span data-testid="balance" aria-busy={!data}>
        {known ? `${known.balance} ${known.symbol}` : data ? 'Unavailable' : '…'}
      </span>
    </Fact>
  )
}
