import type { CaipNetworkId } from './caip.ts'
import type { OnrampProvider } from './features.ts'
import { namespaceOnramps } from './namespace-onramps.ts'
import type { Namespace } from './namespaces.ts'
import { toUnits } from './units.ts'

/** A currency to buy, as the blockchain API reports and expects it. */
export interface PurchaseCurrency {
  id: string
  name: string
  symbol: string
  networks: readonly { name: string; display_name?: string; chain_id?: string; contract_address?: string }[]
}

/** A currency to pay with, and the limits of each payment method, as decimal strings. */
export interface PaymentCurrency {
  id: string
  payment_method_limits: readonly { id: string; min: string; max: string }[]
}

/** The currencies to buy and to pay with. */
export interface OnrampOptions {
  purchaseCurrencies: readonly PurchaseCurrency[]
  paymentCurrencies: readonly PaymentCurrency[]
}

/** A decimal amount, as a string, and its currency. */
export interface Money {
  amount: string
  currency: string
}

/** A provider's quote for a purchase. */
export interface OnrampQuote {
  quoteId: string
  /** Newer servers omit it. */
  coinbaseFee?: Money
  networkFee: Money
  paymentSubtotal: Money
  paymentTotal: Money
  purchaseAmount: Money
}

/** The buying account and its network. */
export interface Buyer {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
}

/** A purchase order. */
export interface OnrampOrder {
  buyer: Buyer
  purchase: PurchaseCurrency
  payment: PaymentCurrency
  /** The amount to pay, as a decimal string. */
  amount: string
}

/** The payment pages of the providers that are known. */
export type OnrampLinks = Partial<Readonly<Record<OnrampProvider, string>>>

/** The payment pages, and the ids of purchases before the order, newest first: those can't be its result. */
export interface OnrampPages {
  links: OnrampLinks
  known: readonly string[]
}

/** A purchase that was started in a provider's window: plain JSON. */
export interface Purchase {
  /** Its id in this browser. */
  id: string
  buyer: Buyer
  provider: OnrampProvider
  /** The bought token. */
  symbol: string
  /** Its amount in whole units, if the provider was told. */
  amount?: string
  /** In milliseconds since the epoch. */
  startedAt: number
  /** The ids of purchases before it, or for other orders. */
  known?: readonly string[]
  /** The provider's id for it, once known. */
  foundId?: string
}

const cardAndBank = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const ethereum = { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' }
const polygon = { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' }
const dollar = {
  ethereum: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  polygon: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
}

/** The defaults if the blockchain API does not list any options [onramp-defaults]. */
export const usualOnramp: OnrampOptions = {
  purchaseCurrencies: [
    {
      ...{ id: '2b92315d-eab7-5bef-84fa-089a131333f5', name: 'USD Coin', symbol: 'USDC' },
      networks: [
        { ...ethereum, contract_address: dollar.ethereum },
        { ...polygon, contract_address: dollar.polygon },
      ],
    },
    {
      ...{ id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4', name: 'Ether', symbol: 'ETH' },
      networks: [ethereum, polygon],
    },
  ],
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: cardAndBank },
    { id: 'EUR', payment_method_limits: cardAndBank },
  ],
}

/**
 * The currencies available on a network: those listed for it, else all; if only Meld sells, its single token
 * [onramp-options].
 */
export function purchasesOn(
  currencies: readonly PurchaseCurrency[],
  { namespace, caipNetworkId }: Pick<Buyer, 'namespace' | 'caipNetworkId'>,
  providers: readonly OnrampProvider[],
): readonly PurchaseCurrency[] {
  if (providers.length > 0 && providers.every((each) => each === 'meld')) {
    const coin = namespaceOnramps[namespace].coin
    const sold = currencies.filter(({ symbol }) => symbol === coin).slice(0, 1)
    return sold.length > 0 ? sold : [{ id: coin, name: coin, symbol: coin, networks: [] }]
  }
  const isThere = ({ chain_id: id }: { chain_id?: string }) => id !== undefined && caipNetworkId.endsWith(`:${id}`)
  const own = currencies.filter(({ networks }) => networks.some(isThere))
  return own.length > 0 ? own : currencies
}

/** US dollars and USD Coin, or the first of each if they are not available [onramp-defaults]. */
export const usualPurchase = (currencies: readonly PurchaseCurrency[]): PurchaseCurrency | undefined =>
  currencies.find(({ symbol }) => symbol === 'USDC') ?? currencies[0]
export const usualPayment = (currencies: readonly PaymentCurrency[]): PaymentCurrency | undefined =>
  currencies.find(({ id }) => id === 'USD') ?? currencies[0]

/** Fiat amounts have two decimals. */
const cents = 2
const inCents = (amount: string): bigint | undefined => {
  const units = toUnits(amount, cents)
  return units === undefined ? undefined : BigInt(units)
}

/** Whether an amount is within the limits of the payment methods, taken together [onramp-limits]. */
export function withinLimits(amount: string, { payment_method_limits: limits }: PaymentCurrency): Fit {
  const paid = inCents(amount)
  if (paid === undefined || paid === 0n) return 'malformed'
  const bounds = limits.flatMap(({ min, max }) => {
    const [least, most] = [inCents(min), inCents(max)]
    return least === undefined || most === undefined ? [] : [{ least, most }]
  })
  if (bounds.length === 0 || bounds.some(({ least, most }) => least <= paid && paid <= most)) return 'fits'
  return bounds.every(({ least }) => paid < least) ? 'low' : 'high'
}

export type Fit = 'malformed' | 'low' | 'high' | 'fits'
