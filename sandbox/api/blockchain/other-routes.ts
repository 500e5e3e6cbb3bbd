import { Hono } from 'hono'
import { token } from '../../evm/token.ts'
import type { BlockchainOptions } from './state.ts'

const purchaseCurrencies = [
  {
    ...{ id: 'susd', name: token.name, symbol: token.symbol },
    networks: [
      { name: 'portico-one', display_name: 'Portico One', chain_id: '31337', contract_address: token.address },
    ],
  },
  {
    ...{ id: 'usdc', name: 'USD Coin', symbol: 'USDC' },
    networks: [{ name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '0xA0b8' }],
  },
]
const card = { id: 'card', min: '10.00', max: '7500.00' }
const paymentCurrencies = [
  { id: 'USD', payment_method_limits: [card, { id: 'ach_bank_account', min: '10.00', max: '25000.00' }] },
  { id: 'EUR', payment_method_limits: [card] },
]

/** The routes for the on-ramp. */
export function otherRoutes({ state, onRamp }: Pick<BlockchainOptions, 'state' | 'onRamp'>): Hono {
  const app = new Hono()
  app.get('/onramp/options', (context) => context.json({ purchaseCurrencies, paymentCurrencies }))
  app.post('/onramp/quote', async (context) => {
    const { amount, paymentCurrency, purchaseCurrency } = await context.req.json()
    const sum = (value: number, currency = paymentCurrency.id) => ({ amount: value.toFixed(2), currency })
    const total = Number(amount)
    const fee = total / 100
    return context.json({
      ...{ coinbaseFee: sum(fee), networkFee: sum(0), paymentSubtotal: sum(total - fee), paymentTotal: sum(total) },
      purchaseAmount: sum((total - fee) / (state.prices[purchaseCurrency.symbol] ?? 1), purchaseCurrency.symbol),
      quoteId: 'quote-1',
    })
  })
  app.post('/generators/onrampurl', async (context) => {
    const { destinationWallets, presetCryptoAmount, presetFiatAmount = 0 } = await context.req.json()
    const amount = String(presetCryptoAmount ?? presetFiatAmount)
    return context.json({ url: onRamp.offer({ address: destinationWallets[0].address, amount }) })
  })
  return app
}
