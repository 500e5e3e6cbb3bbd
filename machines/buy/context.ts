import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import type { Failure } from '../../core/errors.ts'
import type { OnrampProvider } from '../../core/features.ts'
import type { DatedTransaction } from '../../core/history.ts'
import {
  type Buyer,
  type OnrampLinks,
  type OnrampOptions,
  type OnrampOrder,
  type OnrampQuote,
  type PaymentCurrency,
  type Purchase,
  type PurchaseCurrency,
  purchasesOn,
  usualPayment,
  usualPurchase,
  withinLimits,
} from '../../core/onramp.ts'

export interface BuyOutput {
  status: 'bought' | 'disconnected'
}

export interface BuyContext {
  /** The namespace that the kit has started the flow for. */
  namespace: Namespace
  /** Whether the modal offers other networks. */
  networkSwitch: boolean
  /** Who the dApp and its project let sell. */
  wanted: false | readonly OnrampProvider[] | undefined
  /** The account that the form is about, and the active one of its namespace. */
  buyer: Buyer
  account: Buyer
  providers: readonly OnrampProvider[]
  options: OnrampOptions
  purchase: PurchaseCurrency | null
  payment: PaymentCurrency | null
  /** What was typed, and the number that it is. */
  typed: string
  amount: string | null
  /** What is searched for in the list that is open. */
  search: string
  quote: OnrampQuote | null
  links: OnrampLinks
  /** The ids of what was bought before the order. */
  known: readonly string[]
  /** With whom it is bought. */
  provider: OnrampProvider | null
  /** What was begun in the provider's window. */
  begun: Purchase | null
  /** What was bought there so far. */
  purchases: readonly DatedTransaction[]
  /** When they were asked for, in milliseconds since 1970. */
  at: number
  failure: Failure | null
}

/** What is to be done next in the form: each has its words [onramp-steps]. */
export type Step = 'amountMissing' | 'amountMalformed' | 'amountLow' | 'amountHigh' | 'ready'

export type Status = `onramp.${
  | 'loading'
  | 'unsupported'
  | 'unavailable'
  | 'addAmount'
  | 'incorrect'
  | 'low'
  | 'high'
  | 'choose'
  | 'opening'
  | 'waiting'
  | 'closed'
  | 'late'
  | 'failed'
  | 'popup'
  | 'purchasesLoading'
  | 'purchasesEmpty'
  | 'purchasesUnavailable'}`

/** The account of a connection that buys, which no connection is without. */
export const buyerOf = ({ namespace, accounts, caipNetworkId }: Connection): Buyer => ({
  ...{ namespace, caipNetworkId, address: accounts[0]?.address ?? '' },
})

/** A form that nothing is filled into. */
export const blank = {
  providers: [],
  options: { purchaseCurrencies: [], paymentCurrencies: [] },
  purchase: null,
  payment: null,
  typed: '',
  amount: null,
  search: '',
  quote: null,
  links: {},
  known: [],
  failure: null,
} as const

/** What can be chosen, with dollars to begin with [onramp-defaults]. */
export function chosenOf(options: OnrampOptions, buyer: Buyer, providers: readonly OnrampProvider[]) {
  const purchaseCurrencies = purchasesOn(options.purchaseCurrencies, buyer, providers)
  return {
    options: { ...options, purchaseCurrencies },
    purchase: usualPurchase(purchaseCurrencies) ?? null,
    payment: usualPayment(options.paymentCurrencies) ?? null,
  }
}

const misfits = { malformed: 'amountMalformed', low: 'amountLow', high: 'amountHigh', fits: 'ready' } as const

/** What is missing, or that nothing is [onramp-limits]. */
export function stepOf({ typed, amount, payment }: BuyContext): Step {
  if (typed.trim() === '') return 'amountMissing'
  return amount === null || payment === null ? 'amountMalformed' : misfits[withinLimits(amount, payment)]
}

/** What is to be bought, once all of it is there. */
export function orderOf(context: BuyContext): OnrampOrder | null {
  const { buyer, purchase, payment, amount } = context
  if (stepOf(context) !== 'ready' || !purchase || !payment || amount === null) return null
  return { buyer, purchase, payment, amount }
}
