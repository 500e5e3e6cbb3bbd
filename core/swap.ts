import type { ErrorCode } from './errors.ts'
import type { TokenBalance } from './token-balance.ts'
import type { ContractCall } from './transfer.ts'
import { worthOf } from './units.ts'

/** With what a swap begins. */
export interface SwapStart {
  /** Those that can be swapped: what the account holds first, of which the others have nothing. */
  tokens: readonly TokenBalance[]
  from: TokenBalance
  to: TokenBalance | null
  /** How much is given, in the smallest unit. */
  units: string
  /** What the network takes for a swap, as far as that is known before one is built. */
  fee: string
  /** What the user should hear of it. */
  problem?: ErrorCode
}

/** What an amount would buy now. */
export interface SwapOffer {
  /** In the smallest unit of what is bought. */
  units: string
  /** What the network takes for a swap, as far as that is known before one is built. */
  fee: string
  /** What a whole unit of what is bought costs, where that was not known. */
  price?: string
  /**
   * The price impact in hundredths of a percent: how much less the bought amount is worth than the sold one; absent where a
   * price is not known. It comes with the offer because a recorded trace has no exact amounts to compute it from.
   */
  impact?: number
}

/** A swap that is built, and how far the account is from it. Amounts are in the smallest unit. */
export interface SwapPlan {
  offer: SwapOffer
  /** What has to arrive at least, after slippage. */
  least: string
  /** What has to be allowed first, where the contract may not take as much yet. */
  approval: ContractCall | null
  /** What has to be sent before that: the token refuses to allow another amount until the earlier one is taken back [swap-leftover]. */
  revoke?: ContractCall
  call: ContractCall
  /** Whether the wallet can make both calls at once: both or neither [swap-atomic]. */
  atomic?: boolean
  /** By what the account's currencies change, as the node says; absent where it can't tell. The network's own has no token. */
  changes?: readonly { token?: string; amount: string }[]
  /** What the network takes for it, and for the approval before it; absent where it is not known. */
  fee?: string
  /** Why it would fail, in the node's words. */
  problem?: string
  /** The price impact by what arrives, as an offer has it: absent where a price is not known. */
  impact?: number
}

/** What is swapped for what, in smallest units. */
export interface SwapOrder {
  from: TokenBalance
  to: TokenBalance
  units: string
}

/** Parts of a hundredth of a percent. */
const whole = 10_000n

/** What arrives at least of an amount, where so many hundredths of a percent may be lost. */
export const leastOf = (units: string, slippage: number): string =>
  String((BigInt(units) * (whole - BigInt(slippage))) / whole)

/** What the providers of quotes keep of what is given, in the smallest unit: 0.85 %. */
export const providerFeeOf = (units: string): string => String((BigInt(units) * 85n) / whole)

/** Whether two tokens are one: an address is written in capital letters or not. */
export const isSameToken = (one: Pick<TokenBalance, 'address'>, other: Pick<TokenBalance, 'address'>): boolean =>
  one.address?.toLowerCase() === other.address?.toLowerCase()

/** How much less of money is had than given, in hundredths of a percent; undefined where a price is not known. */
export function priceImpactOf({ from, to, units }: SwapOrder, { units: bought, price = to.price }: SwapOffer) {
  if (from.price === undefined || price === undefined) return undefined
  const [given, had] = [worthOf(units, from.decimals, from.price), worthOf(bought, to.decimals, price)].map(Number)
  if (!given || had === undefined) return undefined
  return Math.round(((given - had) / given) * Number(whole))
}

/** Whether an offer is another one than the user has seen: it is off by more than slippage allows, in either direction. */
export const hasMoved = (seen: string, now: string, slippage: number): boolean =>
  BigInt(now) < BigInt(leastOf(seen, slippage)) || BigInt(seen) < BigInt(leastOf(now, slippage))

/** How much of what is bought arrives, as the node says; undefined where it does not say. */
const arrivingIn = ({ to, plan }: { to: TokenBalance; plan: SwapPlan | null }): string | undefined =>
  plan?.changes?.find(({ token }) => isSameToken(to, token === undefined ? {} : { address: token }))?.amount

/** How much is bought: what arrives as the node says, or else what is offered. A token may keep some of what is transferred. */
export function boughtIn({ to, offer, plan }: Bought): string | null {
  const arriving = to ? arrivingIn({ to, plan }) : undefined
  return arriving !== undefined && BigInt(arriving) > 0n ? arriving : (offer?.units ?? null)
}

interface Bought {
  to: TokenBalance | null
  offer: SwapOffer | null
  plan: SwapPlan | null
}

/** How much less of money arrives than is given, by what the node says of it where it does; undefined where a price is not known. */
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

/** By how much less than offered arrives, where that is more than a price moves by usually; undefined where it is not. */
export function shortBy(swap: Bought, usual: number): string | undefined {
  const [offered, bought] = [swap.plan?.offer.units, boughtIn(swap)]
  if (offered === undefined || bought === null || BigInt(bought) >= BigInt(leastOf(offered, usual))) return undefined
  return String(BigInt(offered) - BigInt(bought))
}

/** Whether a swap would take something else than what is given, or bring less than the least that was agreed to. */
export function isUnexpected({ from, to, units }: SwapOrder, { changes, least }: SwapPlan): boolean {
  if (!changes) return false
  const isOf = (token: TokenBalance) => (change: { token?: string }) =>
    isSameToken(token, { ...(change.token !== undefined && { address: change.token }) })
  const arrived = BigInt(changes.find(isOf(to))?.amount ?? 0)
  const isTaken = ({ amount, ...change }: { token?: string; amount: string }) =>
    BigInt(amount) < (isOf(from)(change) ? -BigInt(units) : 0n)
  return arrived < BigInt(least) || changes.some(isTaken)
}
