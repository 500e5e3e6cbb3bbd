import type { Network } from '../core/network.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import type { WalletAdapter } from '../machines/ports.ts'

type Listed = Pick<TokenBalance, 'address' | 'decimals'>

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
 * Whether a token’s contract or mint counts its decimals otherwise than the list that the user has seen [assets-decimals]; one
 * that does not say how it counts does not.
 * @throws what the adapter does.
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
