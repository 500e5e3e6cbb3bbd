import type { ErrorCode } from './errors.ts'
import type { TokenBalance } from './token-balance.ts'
import type { ContractCall } from './transfer.ts'
import { worthOf } from './units.ts'

/** The initial data of a swap. */
export interface SwapStart {
  /** The tokens to swap: the account's own first, then others with a zero balance. */
  tokens: readonly TokenBalance[]
  from: TokenBalance
  to: TokenBalance | null
  /** The amount to sell, in the smallest unit. */
  units: string
  /** The estimated network fee of a swap, before one is built. */
  fee: string
  /** A problem that the user should know about. */
  problem?: ErrorCode
}

/** What an amount buys now. */
export interface SwapOffer {
  /** In the bought token's smallest unit. */
  units: string
  /** The estimated network fee of a swap, before one is built. */
  fee: string
  /** The price of a whole unit of the bought token, if it was unknown before. */
  price?: string
  /**
   * The price impact in hundredths of a percent: how much less the bought amount is worth than the sold one; absent if
   * a price is unknown. Part of the offer because a recorded trace has no exact amounts to compute it from.
   */
  impact?: number
}

/** A built swap, and what the account needs before it. Amounts are in the smallest unit. */
export interface SwapPlan {
  offer: SwapOffer
  /** The minimum received amount, after slippage. */
  least: string
  /** The approval to send first, if the contract's allowance is too low. */
  approval: ContractCall | null
  /** The call that revokes an earlier approval, which the token requires first [swap-leftover]. */
  revoke?: ContractCall
  call: ContractCall
  /** Whether the wallet can execute both calls atomically [swap-atomic]. */
  atomic?: boolean
  /**
   * The balance changes of the account in the node's simulation; absent if the node can't tell. The native currency has
   * no token.
   */
  changes?: readonly { token?: string; amount: string }[]
  /** The network fee, including that of the approval; absent if unknown. */
  fee?: string
  /** Why it would fail, in the node's words. */
  problem?: string
  /** The price impact of the simulated amount, as in an offer: absent if a price is unknown. */
  impact?: number
}

/** The tokens and the amount of a swap, in smallest units. */
export interface SwapOrder {
  from: TokenBalance
  to: TokenBalance
  units: string
}

/** 100 % in hundredths of a percent. */
const whole = 10_000n

/** The minimum received amount, given a slippage in hundredths of a percent. */
export const leastOf = (units: string, slippage: number): string =>
  String((BigInt(units) * (whole - BigInt(slippage))) / whole)

/** The quote providers' fee on the sold amount, in the smallest unit: 0.85 %. */
export const providerFeeOf = (units: string): string => String((BigInt(units) * 85n) / whole)

/** Whether two tokens are the same; addresses are compared case-insensitively. */
export const isSameToken = (one: Pick<TokenBalance, 'address'>, other: Pick<TokenBalance, 'address'>): boolean =>
  one.address?.toLowerCase() === other.address?.toLowerCase()

/**
 * The price impact in hundredths of a percent: how much less the bought tokens are worth than the sold ones; undefined
 * if a price is unknown.
 */
export function priceImpactOf({ from, to, units }: SwapOrder, { units: bought, price = to.price }: SwapOffer) {
  if (from.price === undefined || price === undefined) return undefined
  const [given, had] = [worthOf(units, from.decimals, from.price), worthOf(bought, to.decimals, price)].map(Number)
  if (!given || had === undefined) return undefined
  return Math.round(((given - had) / given) * Number(whole))
}

/** Whether an offer differs from the one that the user has seen by more than the slippage, in either direction. */
export const hasMoved = (seen: string, now: string, slippage: number): boolean =>
  BigInt(now) < BigInt(leastOf(seen, slippage)) || BigInt(seen) < BigInt(leastOf(now, slippage))

/** The received amount in the node's simulation; undefined if it has none. */
const arrivingIn = ({ to, plan }: { to: TokenBalance; plan: SwapPlan | null }): string | undefined =>
  plan?.changes?.find(({ token }) => isSameToken(to, token === undefined ? {} : { address: token }))?.amount

/** The bought amount: simulated, or else offered. A token may keep a part of each transfer. */
export function boughtIn({ to, offer, plan }: Bought): string | null {
  const arriving = to ? arrivingIn({ to, plan }) : undefined
  return arriving !== undefined && BigInt(arriving) > 0n ? arriving : (offer?.units ?? null)
}

interface Bought {
  to: TokenBalance | null
  offer: SwapOffer | null
  plan: SwapPlan | null
}

/** The price impact of the simulated amount, or else of the offer; undefined if a price is unknown. */
export function impactOf({
  from,
  to,
  units,
  offer,
  plan,
}: Bought & { from: TokenBalance | null; units: string | null }) {
  const bought = boughtIn({ to, offer, plan })
  if (!from || !to || units === null || !offer || bought === null) return undefined
  return priceImpactOf({ from, to, units }, { ...offer, units: bought })
}

/** How much less than offered arrives, if that exceeds a normal price change; otherwise undefined. */
export function shortBy(swap: Bought, usual: number): string | undefined {
  const [offered, bought] = [swap.plan?.offer.units, boughtIn(swap)]
  if (offered === undefined || bought === null || BigInt(bought) >= BigInt(leastOf(offered, usual))) return undefined
  return String(BigInt(offered) - BigInt(bought))
}

/** Whether a swap would take anything but the sold amount, or return less than the agreed minimum. */
export function isUnexpected({ from, to, units }: SwapOrder, { changes, least }: SwapPlan): boolean {
  if (!changes) return false
  const isOf = (token: TokenBalance) => (change: { token?: string }) =>
    isSameToken(token, { ...(change.token !== undefined && { address: change.token }) })
  const arrived = BigInt(changes.find(isOf(to))?.amount ?? 0)
  const isTaken = ({ amount, ...change }: { token?: string; amount: string }) =>
    BigInt(amount) < (isOf(from)(change) ? -BigInt(units) : 0n)
  return arrived < BigInt(least) || changes.some(isTaken)
}
