import type { CaipNetworkId } from '../core/caip.ts'
import { isSameToken } from '../core/swap.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import { nativeToken, type SwapToken } from './blockchain-api/swaps.ts'

/** A token that can be swapped, with a zero balance. */
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

/** The tokens that can be swapped on a network: first the account's own, in its order, then the others by name. */
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
