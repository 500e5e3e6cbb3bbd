import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../core/caip.ts'
import { toSmallestUnit } from '../../core/decimal.ts'
import { PorticoError } from '../../core/errors.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, lenient, listOf, parse } from '../../core/schema.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { decimal, decimals, isAddressOn, name, price, tokenPlace } from './fields.ts'

/** The maximum number of tokens, and of digits of an amount (2²⁵⁶). */
const most = { tokens: 10_000, digits: 78 }

/** No address, or a placeholder for one: the native currency. */
const isNone = (said: unknown): boolean =>
  said === undefined || said === null || said === '' || (typeof said === 'string' && /(^|:)0xe{40}$/i.test(said))

/** Null for the native currency. Anything else that is not an address is invalid: it must not pass for the currency. */
const place = z
  .transform((said: unknown) => (isNone(said) ? null : parse(tokenPlace, said)))
  .check(z.refine((read) => read !== undefined))

const entry = z.object({
  name: lenient(name),
  symbol: lenient(name),
  chainId: lenient(z.string()),
  address: place,
  price: lenient(price),
  quantity: z.object({ decimals, numeric: decimal }),
  iconUrl: lenient(icon),
})

const entries = listOf(entry, most.tokens)

/** The API's answer with balances. */
export const balancesAnswer = z.object({ balances: z.array(z.unknown()) })

type Entry = z.output<typeof entries>[number]

/** Converts an entry to a token; undefined if it is on another network, or has no valid name or amount. */
function toToken(said: Entry, caipNetworkId: CaipNetworkId): TokenBalance | undefined {
  const { address: at, chainId = caipNetworkId, quantity, price, iconUrl } = said
  const symbol = said.symbol ?? said.name
  const amount = toSmallestUnit(quantity.numeric, quantity.decimals)
  if (symbol === undefined || amount === undefined || amount.length > most.digits || chainId !== caipNetworkId)
    return undefined
  if (at && (!isAddressOn(caipNetworkId, at.address) || (at.caipNetworkId ?? caipNetworkId) !== caipNetworkId))
    return undefined
  const { decimals } = quantity
  const { address } = at ?? {}
  return defined({ caipNetworkId, address, name: said.name ?? symbol, symbol, decimals, amount, price, iconUrl })
}

/**
 * The tokens of an answer on this network, without duplicates [assets-parsed], but with all entries that claim to be
 * the native currency.
 * @throws `rpc.malformed` if no entry is valid, which does not mean that there are none; unless the readable ones are
 * all on other networks.
 */
export function tokensFrom(said: z.output<typeof balancesAnswer>, caipNetworkId: CaipNetworkId): TokenBalance[] {
  const tokens = new Map<string | Entry, TokenBalance>()
  const read = parse(entries, said.balances) ?? []
  for (const each of read) {
    const token = toToken(each, caipNetworkId)
    const key = token?.address ?? each
    if (token && !tokens.has(key)) tokens.set(key, token)
  }
  const isElsewhere = ({ chainId = caipNetworkId }: Entry) => chainId !== caipNetworkId
  // The account may have tokens on other networks only.
  const isEmpty = said.balances.length === 0 || (read.length > 0 && read.every(isElsewhere))
  if (tokens.size === 0 && !isEmpty) throw new PorticoError('rpc.malformed')
  return [...tokens.values()]
}
