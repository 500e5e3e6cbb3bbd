import { Hono } from 'hono'
import type { BlockchainOptions } from './state.ts'

const purchaseCurrencies = [
  {
    ...{ id: 'usdc', name: 'USD Coin', symbol: 'USDC' },
    networks: [{ name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '0xA0b8' }],
  },
]
const paymentCurrencies = [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }]

/** As much of the on-ramp and of smart sessions as a client has to read. */
export function otherRoutes({ state }: Pick<BlockchainOptions, 'state'>): Hono {
  const app = new Hono()
  app.get('/onramp/options', (context) => context.json({ purchaseCurrencies, paymentCurrencies }))
  app.post('/onramp/quote', async (context) => {
    const { amount, paymentCurrency, purchaseCurrency } = await context.req.json()
    const paid = { amount, currency: paymentCurrency.id }
    const free = { ...paid, amount: '0' }
    const prices = { coinbaseFee: free, networkFee: free, paymentSubtotal: paid, paymentTotal: paid }
    return context.json({
      ...prices,
      purchaseAmount: { amount, currency: purchaseCurrency.symbol },
      quoteId: 'quote-1',
    })
  })
  app.post('/generators/onrampurl', (context) => context.json({ url: 'https://onramp.test/buy?session=1' }))

  app.get('/sessions/:address', (context) => {
    const pcis = state.sessions[context.req.param('address')] ?? []
    return context.json({ pcis })
  })
  app.post('/sessions/:address/revoke', async (context) => {
    const { pci } = await context.req.json()
    const isIts = ([caip]: [string, unknown]) => caip.endsWith(`:${context.req.param('address')}`)
    const [caip, sessions = []] = Object.entries(state.sessions).find(isIts) ?? []
    const left = sessions.filter((each) => each.pci !== pci)
    if (caip !== undefined) state.sessions[caip] = left
    return context.json({ success: left.length < sessions.length })
  })
  return app
}
