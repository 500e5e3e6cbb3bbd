import { type Address, erc20Abi } from 'viem'
import { useReadContracts } from 'wagmi'
import { amount } from './amount.ts'
import { Fact } from './pieces.tsx'

interface TokenBalanceProps {
  token: Address
  owner: Address
  chainId: number
}

/** An account's balance of an ERC-20 token, in one request to the node. */
export function TokenBalance({ token, owner, chainId }: TokenBalanceProps) {
  const contract = { address: token, abi: erc20Abi, chainId } as const
  const { data, isError } = useReadContracts({
    allowFailure: false,
    contracts: [
      { ...contract, functionName: 'balanceOf', args: [owner] },
      { ...contract, functionName: 'decimals' },
      { ...contract, functionName: 'symbol' },
      { ...contract, functionName: 'name' },
    ],
  })
  const [balance, decimals, symbol, name] = data ?? []
  const known = balance !== undefined && decimals !== undefined
  return (
    <Fact name={name ?? 'Token'}>
      <span data-testid="token-balance">
        {known ? `${amount(balance, decimals)} ${symbol}` : isError ? 'Unavailable' : '…'}
      </span>
    </Fact>
  )
}
