import type { Network } from '../core/network.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import type { WalletAdapter } from '../machines/ports.ts'

type Listed = Pick<TokenBalance, 'address' | 'decimals'>

const isSame = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()

/**
 * A service's tokens, with the native currency as the app defines it. Entries that claim to be the currency are
 * dropped, except for one with the right decimals, preferably with its symbol: wrong decimals would send the wrong
 * amount [assets-decimals].
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
 * Whether a token’s contract or mint has other decimals than the list shown to the user [assets-decimals]; false if it
 * does not report them.
 * @throws the adapter's errors.
 */
export async function isMiscounted(
  { adapter, address, caipNetworkId }: Where,
  listed: readonly Listed[],
  signal: AbortSignal,
): Promise<boolean> {
  const tokens = listed.flatMap((each) => each.address ?? [])
  if (tokens.length === 0) return false
  const known = await adapter.tokens({ address, caipNetworkId, tokens, unheld: true }, signal)
  return listed.some((each) =>
    known.some((real) => isSame(real.address, each.address) && real.decimals !== each.decimals),
  )
}
