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

/** An order as providers are asked for their pages. */
export interface QuotedOrder extends OnrampOrder {
  quote: OnrampQuote
  providers: readonly OnrampProvider[]
}

/** What an on-ramp is begun with. */
export interface OnrampStart {
  providers: readonly OnrampProvider[]
  /** Null where the API does not say: the chart goes by the usual ones then. */
  options: OnrampOptions | null
}

export interface OnRampService {
  /** Who sells, and what: both providers, as far as the dApp has what they need [onramp-providers]. */
  startOnramp(
    asked: { buyer: Buyer; wanted: false | readonly OnrampProvider[] | undefined },
    signal: AbortSignal,
  ): Promise<OnrampStart>
  /** What an order costs. @throws what `AskApi` does, and `api.unavailable` where the quote is none of the order. */
  quoteOnramp(order: OnrampOrder, signal: AbortSignal): Promise<OnrampQuote>
  /** Where an order is paid; a provider whose page cannot be had is left out [onramp-link]. */
  linkOnramps(order: QuotedOrder, signal: AbortSignal): Promise<OnrampPages>
  /** What the buyer has bought, newest first. @throws what `AskApi` does. */
  loadPurchases(
    asked: { buyer: Buyer; provider: OnrampProvider },
    signal: AbortSignal,
  ): Promise<readonly DatedTransaction[]>
  /**
   * What has become of a purchase, of those that are followed; undefined while nothing is known of it [onramp-watch].
   * @throws what `AskApi` does.
   */
  findPurchase(
    purchase: Purchase,
    followed: readonly Purchase[],
    signal: AbortSignal,
  ): Promise<DatedTransaction | undefined>
}

export interface OnRampDeps {
  /** Undefined where the dApp has no project. */
  api: Pick<BlockchainApi, 'onrampOptions' | 'onrampQuote' | 'onrampUrl' | 'history'> | undefined
  projectId: string | undefined
  /** The dApp's own account with Meld, and where its pages are. */
  meld: { publicKey: string; url?: string } | undefined
  networks(): readonly Network[]
}

const meldUrl = 'https://meldcrypto.com'

/** What Coinbase calls the networks that it sells on, by their names here. */
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

/** Buying coins with money: who sells them, for how much, on which page, and what came of it [onramp-steps]. */
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

  /** How much is to be bought; where that is only estimated, what is paid, which Coinbase takes to be in US dollars. */
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
    // Only Coinbase tells what was bought there; whatever else arrives is in the account's own history.
    const onramp = provider === 'coinbase' ? { onramp: provider } : {}
    const { transactions } = await served().history({ address, caipNetworkId, ...onramp }, signal)
    const isIncoming = ({ transfers }: DatedTransaction) =>
      transfers.some(({ direction, isSpam, isNft }) => direction === 'in' && !isSpam && !isNft)
    const bought = provider === 'coinbase' ? transactions : transactions.filter(isIncoming)
    return bought.toSorted((one, other) => other.minedAt - one.minedAt)
  }

  /** What was bought before an order; nothing where that cannot be had in time: the page does not wait for it. */
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
      // Only Coinbase tells of what is not there yet; of all else, the time says whether it is new.
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
