import { type OnrampOptions, usualOnramp } from '../../core/onramp.ts'
import type { Payloads } from '../../tests/model/payloads.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const [dollar, ether] = usualOnramp.purchaseCurrencies
const options: OnrampOptions = usualOnramp
const money = (amount: string, currency = 'USD') => ({ amount, currency })

/** Initial data for buying. */
export const starts = {
  plain: { providers: ['meld', 'coinbase'], options },
  usual: { providers: ['coinbase'], options: null },
  none: { providers: [], options },
} as const

/** Quotes of providers. */
export const quote = {
  quoteId: 'quote-1',
  coinbaseFee: money('1.20'),
  networkFee: money('0.30'),
  paymentSubtotal: money('48.50'),
  paymentTotal: money('50'),
  purchaseAmount: money('48.5', 'USDC'),
} as const

/** The payment pages of both providers, of one, and of none. */
export const pages = {
  both: { links: { meld: 'https://meld.test/?id=1', coinbase: 'https://coinbase.test/?id=1' }, known: ['bought-0'] },
  one: { links: { coinbase: 'https://coinbase.test/?id=1' }, known: [] },
  none: { links: {}, known: [] },
} as const

/** A started purchase, as the kit tracks it. */
export const purchase = {
  id: 'purchase:1000',
  buyer: { namespace: 'eip155', address, caipNetworkId: 'eip155:31337' },
  provider: 'coinbase',
  symbol: 'USDC',
  amount: '48.5',
  startedAt: 1_000,
  known: ['bought-0'],
} as const

const bought = {
  id: 'bought-1',
  caipNetworkId: 'eip155:31337',
  hash: `0x${'ab'.repeat(32)}`,
  operation: 'receive',
  minedAt: Date.UTC(2026, 10, 20),
  status: 'confirmed',
  transfers: [{ direction: 'in', amount: '48.5', symbol: 'USDC', value: '48.5', isNft: false, isSpam: false }],
} as const

/** Purchases in each of their states. */
export const found = {
  confirmed: bought,
  pending: { ...bought, id: 'bought-2', status: 'pending' },
  failed: { ...bought, id: 'bought-3', status: 'failed' },
} as const

export const payloads: Payloads = {
  commands: [
    { type: 'options.retry' },
    { type: 'help.open' },
    { type: 'currency.open' },
    { type: 'currency.choose', id: 'EUR' },
    { type: 'token.open' },
    { type: 'token.choose', id: ether?.id ?? '' },
    { type: 'token.choose', id: dollar?.id ?? '' },
    { type: 'search.type', text: 'eth' },
    { type: 'rows.show', ids: ['token:ETH'] },
    { type: 'amount.type', text: '50', decimal: '50' },
    { type: 'amount.type', text: '5', decimal: '5' },
    { type: 'amount.type', text: '99999', decimal: '99999' },
    { type: 'amount.type', text: 'x', decimal: null },
    { type: 'amount.type', text: '', decimal: null },
    { type: 'links.retry' },
    { type: 'provider.choose', provider: 'coinbase' },
    { type: 'provider.choose', provider: 'meld' },
    { type: 'page.open' },
    { type: 'provider.retry' },
    { type: 'purchases.open' },
    { type: 'purchases.retry' },
    { type: 'form.open' },
    { type: 'nav.back' },
  ],
  ports: {
    startOnramp: { outputs: Object.values(starts), codes: ['unknown'] },
    quoteOnramp: { outputs: [quote], codes: ['api.unavailable'] },
    linkOnramps: { outputs: Object.values(pages), codes: ['unknown'] },
    openPage: { outputs: [{ id: purchase.id, startedAt: purchase.startedAt }], codes: ['onramp.blocked'] },
    loadPurchases: {
      outputs: [
        { purchases: Object.values(found), at: Date.UTC(2026, 10, 21) },
        { purchases: [], at: Date.UTC(2026, 10, 21) },
      ],
      codes: ['api.unavailable'],
    },
  },
  channels: { watchPage: [{ type: 'page.closed' }] },
}
