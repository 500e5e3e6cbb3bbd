import { PorticoError } from '../core/errors.ts'
import type { OnrampProvider } from '../core/features.ts'
import type { HistoryTransaction } from '../core/history.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import type { Network } from '../core/network.ts'
import { networkOf } from '../core/network-of.ts'
import type { Buyer, OnrampLinks, OnrampOptions, OnrampOrder, OnrampQuote, Purchase } from '../core/onramp.ts'
import { providersFor } from '../core/onramp-providers.ts'
import type { BlockchainApi } from './blockchain-api.ts'

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
  /** What an order costs. @throws what `AskApi` does, and `api.refused` where the API does not serve the network. */
  quoteOnramp(order: OnrampOrder, signal: AbortSignal): Promise<OnrampQuote>
  /** Where an order is paid; a provider whose page cannot be had is left out [onramp-link]. */
  linkOnramps(order: OnrampOrder & { providers: readonly OnrampProvider[] }, signal: AbortSignal): Promise<OnrampLinks>
  /** What the buyer has bought, newest first. @throws what `AskApi` does. */
  loadPurchases(
    asked: { buyer: Buyer; provider: OnrampProvider },
    signal: AbortSignal,
  ): Promise<readonly HistoryTransaction[]>
  /** What has become of a purchase; undefined while nothing is known of it [onramp-watch]. @throws what `AskApi` does. */
  findPurchase(purchase: Purchase, signal: AbortSignal): Promise<HistoryTransaction | undefined>
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
    link.searchParams.set('destinationCurrencyCode', namespaceDetails[namespace].onrampCoin)
    link.searchParams.set('walletAddress', address)
    link.searchParams.set('externalCustomerId', projectId ?? '')
    return link.href
  }

  const coinbaseLink = ({ buyer, purchase, amount }: OnrampOrder, signal: AbortSignal) => {
    const { address, caipNetworkId } = buyer
    const { name } = networkOf(networks(), buyer)
    const order = {
      destinationWallets: [{ address, blockchains: Object.values(coinbaseNetworks), assets: [purchase.symbol] }],
      defaultNetwork: coinbaseNetworks[name] ?? 'ethereum',
      partnerUserId: address,
      presetFiatAmount: Number(amount),
    }
    return served().onrampUrl({ caipNetworkId, order }, signal)
  }

  const linkOf = async (provider: OnrampProvider, order: OnrampOrder, signal: AbortSignal) => {
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
    const isIncoming = ({ transfers }: HistoryTransaction) =>
      transfers.some(({ direction, isSpam, isNft }) => direction === 'in' && !isSpam && !isNft)
    const bought = provider === 'coinbase' ? transactions : transactions.filter(isIncoming)
    return bought.toSorted((one, other) => other.minedAt - one.minedAt)
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

    async quoteOnramp({ buyer: { caipNetworkId }, purchase, payment, amount }, signal) {
      const quote = await served().onrampQuote({ caipNetworkId, purchase, payment, amount }, signal)
      if (!quote) throw new PorticoError('api.unavailable')
      return quote
    },

    async linkOnramps({ providers, ...order }, signal) {
      const links = await Promise.all(providers.map(async (each) => [each, await linkOf(each, order, signal)] as const))
      const known: { [P in OnrampProvider]?: string } = {}
      for (const [provider, link] of links) if (link) known[provider] = link
      return known
    },

    loadPurchases,

    async findPurchase({ buyer, provider, startedAt }, signal) {
      const bought = await loadPurchases({ buyer, provider }, signal)
      return bought.find(({ minedAt, status }) => minedAt > startedAt || status === 'pending')
    },
  }
}
