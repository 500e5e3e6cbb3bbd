import type { CaipNetworkId } from '../core/caip.ts'
import { isSameToken } from '../core/swap.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import { nativeToken, type SwapToken } from './blockchain-api/swaps.ts'

/** A token that can be swapped, of which the account has nothing as far as is known. */
function balanceOf(
  caipNetworkId: CaipNetworkId,
  { address: place, name, symbol, decimals, iconUrl }: SwapToken,
): TokenBalance {
  const isOwn = place.toLowerCase() === nativeToken(caipNetworkId)
  const address = place.slice(caipNetworkId.length + 1)
  return {
    ...{ caipNetworkId, name, symbol, decimals, amount: '0' },
    ...(!isOwn && { address }),
    ...(iconUrl !== undefined && { iconUrl }),
  }
}

/** What can be swapped on a network: what the account holds of it first, in its own order, then the others by their names. */
export function swapTokensOf(
  caipNetworkId: CaipNetworkId,
  listed: readonly SwapToken[],
  held: readonly TokenBalance[],
): readonly TokenBalance[] {
  const offered = listed.map((token) => balanceOf(caipNetworkId, token))
  const own = held.filter((token) => offered.some((each) => isSameToken(each, token)))
  const others = offered.filter((token) => !held.some((each) => isSameToken(each, token)))
  return [...own, ...others.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))]
}
