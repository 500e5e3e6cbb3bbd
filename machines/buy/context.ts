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
  /** The namespace that the kit started the flow for. */
  namespace: Namespace
  /** Whether the modal offers other networks. */
  networkSwitch: boolean
  /** The providers that the dApp and its project allow. */
  wanted: false | readonly OnrampProvider[] | undefined
  /** The form's account, and the active one of its namespace. */
  buyer: Buyer
  account: Buyer
  providers: readonly OnrampProvider[]
  options: OnrampOptions
  purchase: PurchaseCurrency | null
  payment: PaymentCurrency | null
  /** The text typed, and its number. */
  typed: string
  amount: string | null
  /** The search text in the open list. */
  search: string
  quote: OnrampQuote | null
  links: OnrampLinks
  /** The ids of the purchases before this order. */
  known: readonly string[]
  /** The chosen provider. */
  provider: OnrampProvider | null
  /** The purchase started in the provider's window. */
  begun: Purchase | null
  /** The account whose purchases are listed. */
  owner: Buyer
  /** The purchases there so far. */
  purchases: readonly DatedTransaction[]
  /** When they were fetched, in milliseconds since the epoch. */
  at: number
  failure: Failure | null
}

/** The next step in the form; each has its own message [onramp-steps]. */
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

/** The buying account of a connection; every connection has one. */
export const buyerOf = ({ namespace, accounts, caipNetworkId }: Connection): Buyer => ({
  ...{ namespace, caipNetworkId, address: accounts[0]?.address ?? '' },
})

/** An empty form. */
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

/** The initial choices; the default currency is the dollar [onramp-defaults]. */
export function chosenOf(options: OnrampOptions, buyer: Buyer, providers: readonly OnrampProvider[]) {
  const purchaseCurrencies = purchasesOn(options.purchaseCurrencies, buyer, providers)
  return {
    options: { ...options, purchaseCurrencies },
    purchase: usualPurchase(purchaseCurrencies) ?? null,
    payment: usualPayment(options.paymentCurrencies) ?? null,
  }
}

const misfits = { malformed: 'amountMalformed', low: 'amountLow', high: 'amountHigh', fits: 'ready' } as const

/** The missing step, or that nothing is missing [onramp-limits]. */
export function stepOf({ typed, amount, payment }: BuyContext): Step {
  if (typed.trim() === '') return 'amountMissing'
  return amount === null || payment === null ? 'amountMalformed' : misfits[withinLimits(amount, payment)]
}

/** The order, once the form is complete. */
export function orderOf(context: BuyContext): OnrampOrder | null {
  const { buyer, purchase, payment, amount } = context
  if (stepOf(context) !== 'ready' || !purchase || !payment || amount === null) return null
  return { buyer, purchase, payment, amount }
}
