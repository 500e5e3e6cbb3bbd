import { describe, expect, it } from 'vitest'
import {
  type PaymentCurrency,
  type PurchaseCurrency,
  purchasesOn,
  usualOnramp,
  usualPayment,
  usualPurchase,
  withinLimits,
} from './onramp.ts'
import { providersFor, soldBy } from './onramp-providers.ts'
import { boughtBy, estimateOf, isQuoteFor } from './onramp-quotes.ts'

const coin = (symbol: string, ...chains: string[]): PurchaseCurrency => ({
  ...{ id: symbol.toLowerCase(), name: symbol, symbol },
  networks: chains.map((id) => ({ name: id, chain_id: id })),
})
const dollars: PaymentCurrency = {
  id: 'USD',
  payment_method_limits: [
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'ach_bank_account', min: '50', max: '25000' },
  ],
}

describe('what can be bought [onramp-options] [onramp-defaults]', () => {
  const coins = [coin('BTC', '0'), coin('ETH', '1', '10'), coin('USDC', '1')]

  it('is what names the network, or else everything', () => {
    const on = (caipNetworkId: `eip155:${string}`) =>
      purchasesOn(coins, { namespace: 'eip155', caipNetworkId }, ['meld', 'coinbase'])
    expect(on('eip155:10').map(({ symbol }) => symbol)).toEqual(['ETH'])
    expect(on('eip155:1').map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
    // Another chain's id may end with the same digits.
    expect(on('eip155:110')).toEqual(coins)
  })

  it('is the one coin that Meld sells if no other provider does [onramp-meld]', () => {
    const sold = (namespace: 'eip155' | 'solana') =>
      purchasesOn(coins, { namespace, caipNetworkId: `${namespace}:1` }, ['meld']).map(({ id }) => id)
    expect([sold('eip155'), sold('solana')]).toEqual([['usdc'], ['SOL']])
    expect([soldBy('meld', 'solana', 'USDC'), soldBy('meld', 'eip155', 'ETH')]).toEqual(['SOL', 'USDC'])
    expect(soldBy('coinbase', 'eip155', 'ETH')).toBe('ETH')
  })

  it('starts with USDC and US dollars, or the first of each', () => {
    expect(usualPurchase(coins)?.symbol).toBe('USDC')
    expect(usualPurchase(coins.slice(0, 2))?.symbol).toBe('BTC')
    expect(usualPayment([{ ...dollars, id: 'EUR' }, dollars])?.id).toBe('USD')
    expect(usualPayment([{ ...dollars, id: 'EUR' }])?.id).toBe('EUR')
    expect([usualPurchase([]), usualPayment([])]).toEqual([undefined, undefined])
  })

  it('has built-in options with the limits of the rules', () => {
    expect(usualOnramp.paymentCurrencies).toEqual(
      ['USD', 'EUR'].map((id) => ({
        id,
        payment_method_limits: [
          { id: 'card', min: '10.00', max: '7500.00' },
          { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
        ],
      })),
    )
    const ethereum = { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' }
    const polygon = { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' }
    expect(usualOnramp.purchaseCurrencies).toEqual([
      {
        ...{ id: '2b92315d-eab7-5bef-84fa-089a131333f5', name: 'USD Coin', symbol: 'USDC' },
        networks: [
          { ...ethereum, contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
          { ...polygon, contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' },
        ],
      },
      { id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4', name: 'Ether', symbol: 'ETH', networks: [ethereum, polygon] },
    ])
  })
})

it('an amount must be a sum that at least one payment method allows [onramp-limits]', () => {
  const fits = ['10', '10.00', '7500.5', '25000', '10.1']
  const malformed = ['0', '0.00', '1e2', '-5', '10.001', 'ten', '', ' 10', '1,5']
  expect(fits.map((amount) => withinLimits(amount, dollars))).toEqual(fits.map(() => 'fits'))
  expect(malformed.map((amount) => withinLimits(amount, dollars))).toEqual(malformed.map(() => 'malformed'))
  expect(['9.99', '25000.01'].map((amount) => withinLimits(amount, dollars))).toEqual(['low', 'high'])
  expect(withinLimits('1', { id: 'USD', payment_method_limits: [] })).toBe('fits')
})

it('an estimate is one to one [onramp-estimate]', () => {
  const money = { amount: '50', currency: 'USD' }
  expect(estimateOf({ amount: '50', payment: dollars })).toEqual({
    quoteId: 'mocked-quote-id',
    ...{ coinbaseFee: money, networkFee: money, paymentSubtotal: money, paymentTotal: money, purchaseAmount: money },
  })
})

it('a quote must match the order: its currencies, and the amount paid [onramp-quote]', () => {
  const buyer = { namespace: 'eip155', address: '0x', caipNetworkId: 'eip155:1' } as const
  const order = { buyer, purchase: coin('ETH', '1'), payment: dollars, amount: '50' }
  const quote = (total: string, paid: string, bought: string, coinId: string) => ({
    ...estimateOf(order),
    ...{ quoteId: 'one', paymentTotal: { amount: total, currency: paid } },
    purchaseAmount: { amount: bought, currency: coinId },
  })
  expect(isQuoteFor(order, quote('50', 'USD', '0.02', 'ETH'))).toBe(true)
  expect(isQuoteFor(order, quote('51.5', 'USD', '0.02', 'eth'))).toBe(true)
  expect(isQuoteFor(order, quote('999', 'USD', '0.02', 'ETH'))).toBe(false)
  expect(isQuoteFor(order, quote('50', 'EUR', '0.02', 'ETH'))).toBe(false)
  expect(isQuoteFor(order, quote('50', 'USD', '1000000', 'BTC'))).toBe(false)
  expect(isQuoteFor(order, quote('50', 'USD', '0', 'ETH'))).toBe(false)
  expect(isQuoteFor(order, quote('50', 'USD', '50000000000', 'ETH'))).toBe(true)
  expect(isQuoteFor(order, quote('50', 'USD', '50000000001', 'ETH'))).toBe(false)
  const dear = (fee: 'networkFee' | 'coinbaseFee', currency: string) =>
    isQuoteFor(order, { ...quote('50', 'USD', '0.02', 'ETH'), [fee]: { amount: '50.01', currency } })
  expect([dear('networkFee', 'USD'), dear('coinbaseFee', 'USD'), dear('networkFee', 'JPY')]).toEqual([
    ...[false, false, true],
  ])
  expect([boughtBy(quote('50', 'USD', '0.02', 'ETH')), boughtBy(estimateOf(order)), boughtBy(null)]).toEqual([
    '0.02',
    undefined,
    undefined,
  ])
})

it('the sellers are the requested providers that serve the namespace [onramp-providers]', () => {
  expect(providersFor('eip155', undefined)).toEqual(['meld', 'coinbase'])
  expect(providersFor('eip155', ['coinbase'])).toEqual(['coinbase'])
  expect(providersFor('solana', ['coinbase', 'meld'])).toEqual(['meld'])
  expect(providersFor('bip122', undefined)).toEqual([])
  expect(providersFor('eip155', false)).toEqual([])
})
