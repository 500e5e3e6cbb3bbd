import type { CaipNetworkId } from './caip.ts'
import type { OnrampProvider } from './features.ts'
import { namespaceOnramps } from './namespace-onramps.ts'
import type { Namespace } from './namespaces.ts'
import { toUnits } from './units.ts'

/** A currency that can be bought, as the blockchain API has it and gets it back. */
export interface PurchaseCurrency {
  id: string
  name: string
  symbol: string
  networks: readonly { name: string; display_name?: string; chain_id?: string; contract_address?: string }[]
}

/** A currency that can be paid with, and the limits of each way to pay, as decimal strings. */
export interface PaymentCurrency {
  id: string
  payment_method_limits: readonly { id: string; min: string; max: string }[]
}

/** What can be bought, and with what. */
export interface OnrampOptions {
  purchaseCurrencies: readonly PurchaseCurrency[]
  paymentCurrencies: readonly PaymentCurrency[]
}

/** A decimal string, and its currency. */
export interface Money {
  amount: string
  currency: string
}

/** What a provider asks for a purchase. */
export interface OnrampQuote {
  quoteId: string
  /** Newer servers omit it. */
  coinbaseFee?: Money
  networkFee: Money
  paymentSubtotal: Money
  paymentTotal: Money
  purchaseAmount: Money
}

/** Who buys: an account on one of its networks. */
export interface Buyer {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
}

/** What is to be bought, and for how much. */
export interface OnrampOrder {
  buyer: Buyer
  purchase: PurchaseCurrency
  payment: PaymentCurrency
  /** What is paid, as a decimal string. */
  amount: string
}

/** The page of each provider on which an order is paid, as far as it is known. */
export type OnrampLinks = Partial<Readonly<Record<OnrampProvider, string>>>

/** Those pages, and the ids of what was bought before the order, newest first: none of that is its purchase. */
export interface OnrampPages {
  links: OnrampLinks
  known: readonly string[]
}

/** What was begun in a provider's window: plain JSON. */
export interface Purchase {
  /** Its name in this browser. */
  id: string
  buyer: Buyer
  provider: OnrampProvider
  /** What is bought. */
  symbol: string
  /** How much of it, where the provider has been told: in whole units. */
  amount?: string
  /** In milliseconds since 1970. */
  startedAt: number
  /** The ids of what was bought before, or for another order. */
  known?: readonly string[]
  /** Under which id the provider tells of it, once it does. */
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

/** What counts where the blockchain API does not say what can be bought [onramp-defaults]. */
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
 * What can be bought for a network: what says that it is there, else all of it; where only Meld sells, the one coin that it
 * sells [onramp-options].
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

/** US dollars and the coin of the same worth, or the first of each where they are not there [onramp-defaults]. */
export const usualPurchase = (currencies: readonly PurchaseCurrency[]): PurchaseCurrency | undefined =>
  currencies.find(({ symbol }) => symbol === 'USDC') ?? currencies[0]
export const usualPayment = (currencies: readonly PaymentCurrency[]): PaymentCurrency | undefined =>
  currencies.find(({ id }) => id === 'USD') ?? currencies[0]

/** Money is counted in hundredths. */
const cents = 2
const inCents = (amount: string): bigint | undefined => {
  const units = toUnits(amount, cents)
  return units === undefined ? undefined : BigInt(units)
}

/** How an amount lies to what the ways to pay allow, all of them together [onramp-limits]. */
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
