import type { Network } from '../core/network.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import type { WalletAdapter } from '../machines/ports.ts'

type Told = Pick<TokenBalance, 'address' | 'decimals'>

const isSame = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()

/**
 * What a service says that an account holds, with the network's own currency as the app defines it. Of what passes for that
 * currency only what has its decimals is, the one with its symbol first: any other would be paid out by the power of ten [assets-decimals].
 */
export function withCurrency(
  tokens: readonly TokenBalance[],
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
): readonly TokenBalance[] {
  const { name, symbol, decimals } = nativeCurrency
  const claims = tokens.filter((each) => each.address === undefined && each.decimals === decimals)
  const own = claims.find((each) => each.symbol.toLowerCase() === symbol.toLowerCase()) ?? claims[0]
  return tokens.flatMap((each) =>
    each.address !== undefined ? [each] : each === own ? [{ ...each, name, symbol }] : [],
  )
}

interface Where {
  adapter: Pick<WalletAdapter, 'tokens'>
  address: string
  caipNetworkId: TokenBalance['caipNetworkId']
}

/**
 * Whether a token is counted otherwise by its contract or mint than the user was told [assets-decimals]; what neither is one nor
 * says how it counts is not.
 * @throws what the adapter does.
 */
export async function isMiscounted(
  { adapter, address, caipNetworkId }: Where,
  told: readonly Told[],
  signal: AbortSignal,
): Promise<boolean> {
  const tokens = told.flatMap((each) => each.address ?? [])
  if (tokens.length === 0) return false
  const known = await adapter.tokens({ address, caipNetworkId, tokens, unheld: true }, signal)
  return told.some((each) =>
    known.some((real) => isSame(real.address, each.address) && real.decimals !== each.decimals),
  )
}
