import * as z from 'zod/mini'
import type { CaipAddress, CaipNetworkId } from '../../core/caip.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, lenient, listOf, text } from '../../core/schema.ts'
import { type SharedOptions, shared } from '../shared.ts'
import type { AskApi } from './call.ts'
import { name, price } from './fields.ts'
import type { WhereSupported } from './supported.ts'

/** The price of a whole token in US dollars. */
export interface TokenPrice {
  /** The token, if the API names one of the requested ones; otherwise only the symbol identifies it. */
  address?: CaipAddress
  name: string
  symbol: string
  price: string
  iconUrl?: string
}

export interface PriceCalls {
  /** @param asked The tokens as CAIP-10; those without a known price are left out. */
  prices(
    asked: { caipNetworkId: CaipNetworkId; addresses: readonly CaipAddress[] },
    signal: AbortSignal,
  ): Promise<readonly TokenPrice[]>
}

const fungible = z.object({
  address: lenient(text(256)),
  name: lenient(name),
  symbol: name,
  price,
  iconUrl: lenient(icon),
})
const answer = z.object({ fungibles: listOf(fungible, 1_000) })

export function priceCalls(
  ask: AskApi,
  where: WhereSupported,
  projectId: string,
  clock: Pick<SharedOptions, 'now'>,
): PriceCalls {
  const lists = shared<readonly TokenPrice[]>({ ...clock, life: lazyConstants.historyCacheLife })

  return {
    prices: ({ caipNetworkId, addresses }, signal) => {
      const read = async (within: AbortSignal) => {
        const body = { currency: 'usd', addresses, projectId }
        const { fungibles } = await ask({ path: '/v1/fungible/price', body }, answer, within)
        return fungibles.flatMap(({ address: said, name, ...rest }): TokenPrice[] => {
          const address = addresses.find((each) => each.toLowerCase() === said?.toLowerCase())
          // The price of another token.
          if (said !== undefined && address === undefined) return []
          return [defined({ ...rest, name: name ?? rest.symbol, address })]
        })
      }
      if (addresses.length === 0) return Promise.resolve([])
      return where(
        caipNetworkId,
        signal,
        () => [],
        () => lists(addresses.join(), signal, read),
      )
    },
  }
}
