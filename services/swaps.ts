import { isAbsurd } from '../core/absurd-offer.ts'
import { type CaipAddress, type CaipNetworkId, caipAddressOf, parseCaipNetworkId } from '../core/caip.ts'
import { plainDecimal } from '../core/decimal.ts'
import { type ErrorCode, PorticoError } from '../core/errors.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import type { Network } from '../core/network.ts'
import { defined, parse, word } from '../core/schema.ts'
import {
  impactOf,
  leastOf,
  priceImpactOf,
  type SwapOffer,
  type SwapOrder,
  type SwapPlan,
  type SwapStart,
} from '../core/swap.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import type { ContractCall, Sender } from '../core/transfer.ts'
import { toUnits } from '../core/units.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import { isRevoked, nativeToken } from './blockchain-api/swaps.ts'
import type { BlockchainApi } from './blockchain-api.ts'
import { swapTokensOf } from './swap-tokens.ts'
import { readWish } from './swap-wish.ts'
import { isMiscounted, withCurrency } from './token-decimals.ts'

/** The dependencies of the swap service. */
export interface SwapDeps {
  /** Undefined if the dApp has no project. */
  api: BlockchainApi | undefined
  /** The tokens of an account. */
  loadTokens(sender: Sender, signal: AbortSignal): Promise<readonly TokenBalance[]>
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Sender['namespace']): Promise<Pick<WalletAdapter, 'review' | 'tokens'>>
  /** The dApp's current networks. */
  networks(): readonly Network[]
}

/** The swap and the account that makes it. */
export type SwapQuery = SwapOrder & { sender: Sender }

export interface SwapService {
  /** The tokens to swap, and the dApp's arguments. @throws `swap.init`, or `api.swaps` if the network has no swaps. */
  startSwap(asked: { sender: Sender; wish: string | null }, signal: AbortSignal): Promise<SwapStart>
  /** Quotes an amount [swap-quote]. @throws `swap.amount` if the service has no plausible offer. */
  quoteSwap(query: SwapQuery, signal: AbortSignal): Promise<SwapOffer>
  /**
   * Quotes again, and builds the transactions for the wallet [swap-plan].
   * @param query.slippage in hundredths of a percent.
   * @throws `swap.amount`, `swap.allowance`, `swap.approval`, `swap.build`.
   */
  planSwap(query: SwapQuery & { slippage: number }, signal: AbortSignal): Promise<SwapPlan>
}

/** Converts an error to the failure of a step, except if the user or the page has left. */
const failing =
  (code: ErrorCode) =>
  (cause: unknown): never => {
    if (cause instanceof PorticoError && cause.code === 'request.aborted') throw cause
    throw new PorticoError(code, undefined, { cause })
  }

/**
 * Calls that move a token to another account, or let one spend it, without swapping anything: `transfer`, `approve`,
 * `increaseAllowance`, `transferFrom`, `permit`, `setApprovalForAll`.
 */
const spends: ReadonlySet<string> = new Set([
  ...['a9059cbb', '095ea7b3', '39509351', '23b872dd', 'd505accf', 'a22cb465'],
])

/** Whether a call gives something away without swapping it; a call without a function is a plain payment. */
function isSpending(data: string): boolean {
  const selector = data.slice(2, 10).toLowerCase()
  return selector.length < 8 || spends.has(selector)
}

export function swapService({ api, loadTokens, loadAdapter, networks }: SwapDeps): SwapService {
  const served = (): BlockchainApi => {
    if (!api) throw new PorticoError('api.swaps')
    return api
  }
  const placeOf = (id: CaipNetworkId, { address }: Pick<TokenBalance, 'address'>): CaipAddress =>
    address === undefined ? nativeToken(id) : caipAddressOf(id, address)
  const pairOf = ({ sender: { address, caipNetworkId }, from, to }: SwapQuery) => {
    if (address === '') throw new PorticoError('swap.address')
    return { address, caipNetworkId, from: placeOf(caipNetworkId, from), to: placeOf(caipNetworkId, to) }
  }

  const quoteSwap: SwapService['quoteSwap'] = async (query, signal) => {
    const { to, units, sender } = query
    const pair = pairOf(query)
    const { standard } = await served().gasPrice(sender, signal)
    const [[offer], priced] = await Promise.all([
      served().swapQuotes({ ...pair, amount: units, gasPrice: standard }, signal),
      to.price === undefined ? priceOf(sender.caipNetworkId, pair.to, signal).catch(() => undefined) : undefined,
    ])
    if (!offer || offer.toAmount === '0') throw new PorticoError('swap.amount')
    const fee = String(BigInt(standard) * BigInt(lazyConstants.swapGas))
    const told = { units: offer.toAmount, fee, ...(priced !== undefined && { price: priced }) }
    const offered = defined({ ...told, impact: priceImpactOf(query, told) })
    if (isAbsurd(query, offered)) throw new PorticoError('swap.amount')
    return offered
  }

  const feeOf = async (caipNetworkId: CaipNetworkId, signal: AbortSignal) => {
    const { standard } = await served().gasPrice({ caipNetworkId }, signal)
    return String(BigInt(standard) * BigInt(lazyConstants.swapGas))
  }

  const priceOf = async (caipNetworkId: CaipNetworkId, token: CaipAddress, signal: AbortSignal) => {
    const [found] = await served().prices({ caipNetworkId, addresses: [token] }, signal)
    return found?.price
  }

  /** The native currency with its price, for showing fees in fiat money. */
  const priced = async (
    own: TokenBalance,
    signal: AbortSignal,
  ): Promise<{ own: TokenBalance; problem?: ErrorCode }> => {
    if (own.price !== undefined) return { own }
    try {
      const price = await priceOf(own.caipNetworkId, nativeToken(own.caipNetworkId), signal)
      return { own: { ...own, ...(price !== undefined && { price }) } }
    } catch {
      return { own, problem: 'swap.price' }
    }
  }

  return {
    async startSwap({ sender, wish }, signal) {
      const [listed, held, fee] = await Promise.all([
        served().swapTokens(sender, signal),
        loadTokens(sender, signal),
        feeOf(sender.caipNetworkId, signal),
      ]).catch(failing('swap.init'))
      const network = networks().find((each) => each.caipNetworkId === sender.caipNetworkId)
      const offered = swapTokensOf(sender.caipNetworkId, listed, held)
      const tokens = network ? withCurrency(offered, network) : offered
      const [first] = tokens
      if (!first) throw new PorticoError('api.swaps')
      const { own, problem } = await priced(tokens.find(({ address }) => address === undefined) ?? first, signal)
      const all = tokens.map((token) => (token.address === own.address ? own : token))
      const asked = readWish(wish, all)
      const usual = all.find((token) => token.address === own.address)
      const from = asked.from ?? [usual, ...all].find((token) => token && token !== asked.to) ?? own
      const isSame = asked.to === from
      const to = isSame ? null : (asked.to ?? null)
      const amount = typeof asked.amount === 'number' ? plainDecimal(asked.amount) : parse(word, asked.amount)
      const units = toUnits(amount ?? '1', from.decimals)
      const isWrong = asked.amount !== undefined && (amount === undefined || units === undefined || units === '0')
      const told = asked.isUnknown ? 'wish.token' : isSame ? 'transfer.token' : isWrong ? 'transfer.amount' : problem
      return {
        ...{ tokens: all, from, to, fee },
        units: units === undefined || units === '0' ? (toUnits('1', from.decimals) ?? '1') : units,
        ...(told && { problem: told }),
      }
    },

    quoteSwap,

    async planSwap({ slippage, ...query }, signal) {
      const { sender, from, to: bought, units: amount } = query
      const pair = pairOf(query)
      const { namespace } = parseCaipNetworkId(sender.caipNetworkId)
      const adapter = await loadAdapter(namespace)
      const [offer, miscounted] = await Promise.all([
        quoteSwap(query, signal),
        // If a node does not answer, the review below reports that.
        isMiscounted({ ...sender, adapter }, [from, bought], signal).catch(() => false),
      ])
      if (miscounted) throw new PorticoError('swap.build')
      const allowance =
        from.address === undefined
          ? amount
          : await served()
              .swapAllowance({ ...sender, token: pair.from }, signal)
              .catch(failing('swap.allowance'))
      const isAllowed = BigInt(allowance) >= BigInt(amount)
      const buildApproval = () => served().buildApproval({ ...pair, amount }, signal)
      const approval = isAllowed ? null : await buildApproval().catch(failing('swap.approval'))
      const [{ to, data, value }, known] = await Promise.all([
        served()
          .buildSwap({ ...pair, amount, slippage: slippage / 100, isEstimateSkipped: true }, signal)
          .catch(failing('swap.build')),
        // Even if no approval is needed, it reveals the contract that swaps.
        from.address === undefined ? null : (approval ?? buildApproval().catch(() => null)),
      ])
      // The contract that may spend the token must be the one that swaps it.
      if (known && known.spender.toLowerCase() !== to.toLowerCase())
        throw new PorticoError(approval ? 'swap.approval' : 'swap.build')
      if (isSpending(data)) throw new PorticoError('swap.build')
      const call = { to, data, value }
      const first = approval && { to: approval.to, data: approval.data, value: approval.value }
      const review = (transaction: ContractCall, before: { first?: ContractCall; revoke?: ContractCall }) =>
        adapter.review({ ...sender, transaction, ...before }, signal)
      // A token may require revoking an earlier approval first; the node's simulation reveals that.
      const isRefused = async (asked: ContractCall) =>
        (await review(asked, {}).catch(() => undefined))?.problem !== undefined
      const revoke = first && allowance !== '0' && (await isRefused(first)) ? isRevoked(first) : undefined
      const before = { ...(first && { first }), ...(revoke && { revoke }) }
      const { changes, fee, problem, atomic } = await review(call, before).catch(() => ({
        changes: undefined,
        fee: undefined,
        problem: undefined,
        atomic: undefined,
      }))
      const plan: SwapPlan = {
        ...{ offer, least: leastOf(offer.units, slippage), approval: first, call },
        ...(revoke && { revoke }),
        ...(changes && { changes }),
        ...(fee !== undefined && { fee }),
        ...(problem !== undefined && { problem }),
        ...(atomic && { atomic }),
      }
      return defined({ ...plan, impact: impactOf({ ...query, offer, plan }) })
    },
  }
}
