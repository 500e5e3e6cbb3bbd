import { PorticoError } from '../core/errors.ts'
import type { OnrampProvider } from '../core/features.ts'
import type { DatedTransaction } from '../core/history.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { matchPurchase } from '../core/match-purchase.ts'
import type { Network } from '../core/network.ts'
import { networkOf } from '../core/network-of.ts'
import type { Buyer, OnrampOptions, OnrampOrder, OnrampPages, OnrampQuote, Purchase } from '../core/onramp.ts'
import { providersFor, soldBy } from '../core/onramp-providers.ts'
import { boughtBy, isQuoteFor } from '../core/onramp-quotes.ts'
import type { BlockchainApi } from './blockchain-api.ts'

/** An order with its quote, for the providers' pages. */
export interface QuotedOrder extends OnrampOrder {
  quote: OnrampQuote
  providers: readonly OnrampProvider[]
}

/** The initial data of an on-ramp. */
export interface OnrampStart {
  providers: readonly OnrampProvider[]
  /** Null if the API does not answer: the chart then uses the defaults. */
  options: OnrampOptions | null
}

export interface OnRampService {
  /** The providers and currencies: both providers, if the dApp has what they need [onramp-providers]. */
  startOnramp(
    asked: { buyer: Buyer; wanted: false | readonly OnrampProvider[] | undefined },
    signal: AbortSignal,
  ): Promise<OnrampStart>
  /**
   * The quote of an order.
   * @throws the errors of `AskApi`, and `api.unavailable` if the quote does not match the order.
   */
  quoteOnramp(order: OnrampOrder, signal: AbortSignal): Promise<OnrampQuote>
  /** The payment pages of an order; a provider whose page can't be fetched is left out [onramp-link]. */
  linkOnramps(order: QuotedOrder, signal: AbortSignal): Promise<OnrampPages>
  /** The buyer's purchases, newest first. @throws the errors of `AskApi`. */
  loadPurchases(
    asked: { buyer: Buyer; provider: OnrampProvider },
    signal: AbortSignal,
  ): Promise<readonly DatedTransaction[]>
  /**
   * The result of a purchase, given all tracked ones; undefined if there is none yet [onramp-watch].
   * @throws the errors of `AskApi`.
   */
  findPurchase(
    purchase: Purchase,
    followed: readonly Purchase[],
    signal: AbortSignal,
  ): Promise<DatedTransaction | undefined>
}

export interface OnRampDeps {
  /** Undefined if the dApp has no project. */
  api: Pick<BlockchainApi, 'onrampOptions' | 'onrampQuote' | 'onrampUrl' | 'history' | 'supportedNetworks'> | undefined
  projectId: string | undefined
  /** The dApp's own account with Meld, and the URL of Meld's pages. */
  meld: { publicKey: string; url?: string } | undefined
  networks(): readonly Network[]
}

const meldUrl = 'https://meldcrypto.com'

/** Coinbase's names of its networks, by their names here. */
const coinbaseNetworks: Readonly<Record<string, string>> = {
  Ethereum: 'ethereum',
  'Arbitrum One': 'arbitrum',
  Polygon: 'polygon',
  Berachain: 'berachain',
  Avalanche: 'avalanche-c-chain',
  'OP Mainnet': 'optimism',
  Celo: 'celo',
  Base: 'base',
}

/** The on-ramp: the providers, their prices, their pages, and the purchases [onramp-steps]. */
export function onRampService({ api, projectId, meld, networks }: OnRampDeps): OnRampService {
  const served = () => {
    if (!api) throw new PorticoError('service.missing', { name: 'blockchain-api' })
    return api
  }

  const meldLink = (
    { buyer: { namespace, address } }: OnrampOrder,
    { publicKey, url }: { publicKey: string; url?: string },
  ) => {
    const link = new URL(url ?? meldUrl)
    link.searchParams.set('publicKey', publicKey)
    link.searchParams.set('destinationCurrencyCode', soldBy('meld', namespace, ''))
    link.searchParams.set('walletAddress', address)
    link.searchParams.set('externalCustomerId', projectId ?? '')
    return link.href
  }

  /** The amount to buy; for an estimate the amount to pay, which Coinbase takes to be in US dollars. */
  const presetOf = ({ quote, payment, amount }: QuotedOrder) => {
    const bought = boughtBy(quote)
    if (bought !== undefined) return { presetCryptoAmount: Number(bought) }
    return payment.id === 'USD' ? { presetFiatAmount: Number(amount) } : {}
  }

  const coinbaseLink = (quoted: QuotedOrder, signal: AbortSignal) => {
    const { buyer, purchase } = quoted
    const { address, caipNetworkId } = buyer
    const { name } = networkOf(networks(), buyer)
    const order = {
      destinationWallets: [{ address, blockchains: Object.values(coinbaseNetworks), assets: [purchase.symbol] }],
      defaultNetwork: coinbaseNetworks[name] ?? 'ethereum',
      partnerUserId: address,
      ...presetOf(quoted),
    }
    return served().onrampUrl({ caipNetworkId, order }, signal)
  }

  const linkOf = async (provider: OnrampProvider, order: QuotedOrder, signal: AbortSignal) => {
    if (provider === 'meld') return meld && meldLink(order, meld)
    try {
      return await coinbaseLink(order, signal)
    } catch (cause) {
      if (signal.aborted) throw cause
      return undefined
    }
  }

  const loadPurchases: OnRampService['loadPurchases'] = async (
    { buyer: { address, caipNetworkId }, provider },
    signal,
  ) => {
    // Only Coinbase reports its purchases; others appear as incoming transfers in the account's history.
    const onramp = provider === 'coinbase' ? { onramp: provider } : {}
    // If the supported networks are unknown, an empty list would wrongly mean that there are no purchases.
    await served().supportedNetworks(signal)
    const { transactions } = await served().history({ address, caipNetworkId, ...onramp }, signal)
    const isIncoming = ({ transfers }: DatedTransaction) =>
      transfers.some(({ direction, isSpam, isNft }) => direction === 'in' && !isSpam && !isNft)
    const bought = provider === 'coinbase' ? transactions : transactions.filter(isIncoming)
    return bought.toSorted((one, other) => other.minedAt - one.minedAt)
  }

  /** The ids of earlier purchases; empty if they can't be loaded in time, because the page does not wait. */
  const knownOf = async (buyer: Buyer, signal: AbortSignal) => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.onramp.knownPatience)])
    const bought = await loadPurchases({ buyer, provider: 'coinbase' }, patience).catch(() => [])
    return bought.slice(0, lazyConstants.onramp.most).map(({ id }) => id)
  }

  return {
    async startOnramp({ buyer, wanted }, signal) {
      const providers = providersFor(buyer.namespace, wanted).filter((each) => each !== 'meld' || meld !== undefined)
      const patience = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.onramp.optionsPatience)])
      const options = await served()
        .onrampOptions(buyer, patience)
        .catch(() => null)
      signal.throwIfAborted()
      const isEmpty = !options?.purchaseCurrencies.length || !options.paymentCurrencies.length
      return { providers, options: isEmpty ? null : options }
    },

    async quoteOnramp(order, signal) {
      const { buyer, purchase, payment, amount } = order
      const asked = { caipNetworkId: buyer.caipNetworkId, purchase, payment, amount }
      const quote = await served().onrampQuote(asked, signal)
      if (!quote || !isQuoteFor(order, quote)) throw new PorticoError('api.unavailable')
      return quote
    },

    async linkOnramps(order, signal) {
      const { providers, buyer } = order
      // Only Coinbase reports purchases before they arrive; for others, the date shows whether they are new.
      const before = providers.includes('coinbase') ? knownOf(buyer, signal) : []
      const found = await Promise.all(providers.map(async (each) => [each, await linkOf(each, order, signal)] as const))
      const links: { [P in OnrampProvider]?: string } = {}
      for (const [provider, link] of found) if (link) links[provider] = link
      return { links, known: await before }
    },

    loadPurchases,

    async findPurchase(purchase, followed, signal) {
      const bought = await loadPurchases(purchase, signal)
      const kept = followed.find(({ id }) => id === purchase.id)
      return matchPurchase({ ...purchase, ...kept }, followed, bought)
    },
  }
}
