import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import type { OnrampProvider } from '../../core/features.ts'
import type { DatedTransaction } from '../../core/history.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type {
  Buyer,
  OnrampOptions,
  OnrampOrder,
  OnrampPages,
  OnrampQuote,
  PaymentCurrency,
  Purchase,
  PurchaseCurrency,
} from '../../core/onramp.ts'
import { pictureOfCurrency, pictureOfToken } from '../../core/onramp-pictures.ts'
import { providersFor, soldBy } from '../../core/onramp-providers.ts'
import { boughtBy, estimateOf } from '../../core/onramp-quotes.ts'
import type { Route } from '../../core/routes.ts'
import { channel, port, promised, type ViewMeta } from '../contract.ts'
import {
  directory,
  type Features,
  notices,
  type SnackbarShow,
  type Track,
  type TransactionFact,
  tracker,
  type WalletFact,
} from '../system.ts'
import { isSmart } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'
import {
  type BuyContext,
  type BuyOutput,
  blank,
  buyerOf,
  chosenOf,
  orderOf,
  type Status,
  type Step,
  stepOf,
} from './context.ts'

/** The initial data of an on-ramp. Without options, the defaults apply [onramp-defaults]. */
export interface BuyStart {
  providers: readonly OnrampProvider[]
  options: OnrampOptions | null
}

/** The provider's window has closed. */
export type PageFact = { type: 'page.closed' }

/** A purchase that was started in a window, and when. */
export type Begun = Pick<Purchase, 'id' | 'startedAt'>

/** The purchases so far, and when they were fetched. */
export interface Purchases {
  purchases: readonly DatedTransaction[]
  at: number
}

const isOther = (one: Buyer, other: Buyer) => one.address !== other.address || one.caipNetworkId !== other.caipNetworkId

/** Whose purchases to list: while an order is followed, those of the account that pays it [onramp-reset]. */
const ownerOf = ({ begun, buyer, account }: BuyContext) => (begun === null ? account : buyer)

/** A price is valid for the current form only, and so are the payment pages for it. */
const unpriced = { quote: null, links: {}, known: [] } as const

/** How many pictures of each list load before it is opened. */
const ahead = 12

/** The purchase in the provider's window. What Meld sells, and how much, follows from the account alone. */
function begunOf({ buyer, provider, purchase, quote, known }: BuyContext, id: string, startedAt: number): Purchase {
  const seller = promised(provider)
  const amount = seller === 'coinbase' ? boughtBy(quote) : undefined
  return {
    ...{ id, startedAt, buyer, known, provider: seller },
    symbol: soldBy(seller, buyer.namespace, purchase?.symbol ?? ''),
    ...(amount !== undefined && { amount }),
  }
}

// Without a project there is no directory, and the chart ignores events that it sends to itself.
const pictures = ({ system, self }: Pick<AnyActorRef, 'system'> & { self: AnyActorRef }) =>
  directory({ system }) ?? self

/** The pictures of the choices, and of the start of both lists. */
const firstPictures = ({ options, purchase, payment }: BuyContext): readonly string[] => [
  ...[payment?.id ?? [], ...options.paymentCurrencies.slice(0, ahead).map(({ id }) => id)]
    .flat()
    .map(pictureOfCurrency),
  ...[purchase?.symbol ?? [], ...options.purchaseCurrencies.slice(0, ahead).map(({ symbol }) => symbol)]
    .flat()
    .map(pictureOfToken),
]

/** The setup of the buying chart. */
export const buySetup = setup({
  types: {} as {
    context: BuyContext
    input: { connection: Connection; features: Features; networkSwitch: boolean }
    events:
      | { type: 'options.retry' }
      | { type: 'networks.open' }
      | { type: 'help.open' }
      | { type: 'currency.open' }
      | { type: 'currency.choose'; id: string }
      | { type: 'token.open' }
      | { type: 'token.choose'; id: string }
      | { type: 'search.type'; text: string }
      | { type: 'rows.show'; ids: readonly string[] }
      | { type: 'amount.type'; text: string; decimal: string | null }
      | { type: 'links.retry' }
      | { type: 'provider.choose'; provider: OnrampProvider }
      | { type: 'page.open' }
      | { type: 'provider.retry' }
      | { type: 'purchases.open' }
      | { type: 'purchases.retry' }
      | { type: 'form.open' }
      | { type: 'nav.back' }
      | PageFact
      | TransactionFact
      | WalletFact
    output: BuyOutput
    meta:
      | ViewMeta<
          | 'OnRampProviders'
          | 'OnRampFiatSelect'
          | 'OnRampTokenSelect'
          | 'BuyInProgress'
          | 'OnRampActivity'
          | 'WhatIsABuy',
          Status
        >
      | { status: Status }
    tags: 'busy' | 'failed'
  },
  actors: {
    startOnramp: port<BuyStart, { buyer: Buyer; wanted: false | readonly OnrampProvider[] | undefined }>('startOnramp'),
    quoteOnramp: port<OnrampQuote, OnrampOrder>('quoteOnramp'),
    linkOnramps: port<OnrampPages, OnrampOrder & { quote: OnrampQuote; providers: readonly OnrampProvider[] }>(
      'linkOnramps',
    ),
    openPage: port<Begun, { url: string }>('openPage'),
    watchPage: channel<PageFact>(),
    loadPurchases: port<Purchases, { buyer: Buyer; provider: OnrampProvider }>('loadPurchases'),
  },
  guards: {
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.buyer.namespace === fact.namespace && fact.remaining === 0,
    isOtherThanChosen: ({ context }) => isOther(context.buyer, context.account) && context.typed !== '',
    isOtherBuyer: ({ context: { buyer, account } }) => isOther(buyer, account),
    isOtherOwner: ({ context }) => isOther(context.owner, ownerOf(context)),
    isOffered: ({ context: { buyer, wanted } }) => providersFor(buyer.namespace, wanted).length > 0,
    mayLeaveNetwork: ({ context: { networkSwitch } }) => networkSwitch,
    hasNoProvider: (_, { providers }: BuyStart) => providers.length === 0,
    lacksOptions: (_, { options }: BuyStart) => options === null,
    isStep: ({ context }, step: Step) => stepOf(context) === step,
    isOtherStep: ({ context }, step: Step) => stepOf(context) !== step,
    isOrder: ({ context }) => orderOf(context) !== null,
    isPriced: ({ context: { quote } }) => quote !== null,
    hasNoPage: (_, { links }: OnrampPages) => Object.keys(links).length === 0,
    lacksPage: ({ context: { links, providers } }) => providers.some((each) => links[each] === undefined),
    isFollowed: ({ context: { begun } }) => begun !== null,
    isLinked: ({ context: { links } }, provider: OnrampProvider) => links[provider] !== undefined,
    isCurrency: ({ context: { options } }, id: string) => options.paymentCurrencies.some((each) => each.id === id),
    isToken: ({ context: { options } }, id: string) => options.purchaseCurrencies.some((each) => each.id === id),
    isMine: ({ context: { begun } }, id: string) => begun?.id === id,
    isMineFailed: ({ context: { begun } }, { id, outcome }: { id: string; outcome: string }) =>
      begun?.id === id && outcome === 'failed',
    isNothing: (_, { purchases }: Purchases) => purchases.length === 0,
  },
  actions: {
    // Keeps the last account while there is none.
    syncAccount: assign({
      account: ({ context: { account }, self }) => {
        const connection = selectConnection(self, account.namespace)
        return connection ? buyerOf(connection) : account
      },
    }),
    reset: assign(({ context: { account } }) => ({ ...blank, buyer: account })),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
    setStart: assign(({ context: { buyer } }, { providers, options }: BuyStart) => ({
      providers,
      ...chosenOf(promised(options), buyer, providers),
    })),
    setSearch: assign({ search: (_, search: string) => search }),
    wantPictures: sendTo(pictures, (_, ids: readonly string[]) => ({ type: 'images.want', ids })),
    wantFirstPictures: sendTo(pictures, ({ context }) => ({ type: 'images.want', ids: firstPictures(context) })),
    setPayment: assign({
      payment: ({ context: { options } }, id: string): PaymentCurrency | null =>
        options.paymentCurrencies.find((each) => each.id === id) ?? null,
      ...unpriced,
    }),
    setPurchase: assign({
      purchase: ({ context: { options } }, id: string): PurchaseCurrency | null =>
        options.purchaseCurrencies.find((each) => each.id === id) ?? null,
      ...unpriced,
    }),
    setAmount: assign((_, { text, decimal }: { text: string; decimal: string | null }) => ({
      ...{ typed: text, amount: decimal },
      ...unpriced,
    })),
    clearQuote: assign(unpriced),
    setQuote: assign({ quote: (_, quote: OnrampQuote) => quote }),
    estimate: assign({ quote: ({ context }) => estimateOf(promised(orderOf(context))) }),
    setPages: assign((_, { links, known }: OnrampPages) => ({ links, known })),
    setProvider: assign({ provider: (_, provider: OnrampProvider) => provider, begun: null }),
    setBegun: assign({ begun: ({ context }, { id, startedAt }: Begun) => begunOf(context, id, startedAt) }),
    forgetBegun: assign({ begun: null }),
    follow: sendParent(({ context: { begun } }) => ({
      type: 'actor.start',
      chart: 'purchase',
      input: promised(begun),
    })),
    // The rows of another account never stay.
    setOwner: assign(({ context }) => {
      const owner = ownerOf(context)
      return isOther(context.owner, owner) ? { owner, purchases: [] } : {}
    }),
    setPurchases: assign((_, { purchases, at }: Purchases) => ({ purchases, at })),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    goTo: sendParent((_, route: Route) => ({ type: 'nav.push', route })),
    trackHelp: sendTo(
      tracker,
      ({ context: { buyer }, self }): Track => ({
        ...{ type: 'track', event: 'SELECT_WHAT_IS_A_BUY' },
        properties: { isSmartAccount: isSmart(self, buyer.namespace) },
      }),
    ),
    trackProvider: sendTo(
      tracker,
      ({ context: { buyer, provider }, self }): Track => ({
        ...{ type: 'track', event: 'SELECT_BUY_PROVIDER' },
        properties: { provider: promised(provider), isSmartAccount: isSmart(self, buyer.namespace) },
      }),
    ),
  },
  delays: {
    request: constants.requestTimeout,
    quoteWait: lazyConstants.onramp.quoteWait,
    patience: lazyConstants.onramp.patience,
  },
})
