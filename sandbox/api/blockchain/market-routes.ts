import { Hono } from 'hono'
import * as z from 'zod'
import type { ChainReader } from './reader.ts'
import { refusal } from './refusal.ts'
import type { BlockchainOptions } from './state.ts'

const Prices = z.object({
  currency: z.literal('usd'),
  addresses: z.array(z.string()).max(1_000),
  projectId: z.string(),
})
const Swap = z.object({ amount: z.string().regex(/^\d+$/), from: z.string(), to: z.string(), userAddress: z.string() })

const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The account of the mnemonic that has every token there is, and pays nothing for knowing their names. */
const anyone = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Prices, and as much of swaps as a client has to read. */
export function marketRoutes({ readers, state }: BlockchainOptions): Hono {
  const app = new Hono()
  const tokensOf = async (reader: ChainReader) => {
    const held = reader.isAddress(anyone) ? await reader.holdings(anyone) : []
    return held.map((each) => ({ ...each, caip: `${reader.id}:${each.address ?? NATIVE}` }))
  }
  const onChain = (id: string | undefined) => readers.find((each) => each.id === id)
  const chainOf = (caip: string) => onChain(caip.split(':').slice(0, 2).join(':'))
  const find = async (caip: string) => {
    const reader = chainOf(caip)
    const tokens = reader ? await tokensOf(reader) : []
    return tokens.find((each) => each.caip.toLowerCase() === caip.toLowerCase())
  }

  app.post('/fungible/price', async (context) => {
    const said = Prices.safeParse(await context.req.json().catch(() => undefined))
    if (!said.success) return refusal('body', 'Invalid payload')
    const found = await Promise.all(said.data.addresses.map(find))
    const known = found.flatMap((each) => each ?? [])
    return context.json({
      fungibles: known.map(({ caip: address, name, symbol }) => ({
        address,
        name,
        symbol,
        iconUrl: '',
        price: state.prices[symbol] ?? 0,
      })),
    })
  })

  app.get('/convert/tokens', async (context) => {
    const reader = onChain(context.req.query('chainId'))
    if (!reader) return refusal('chainId', 'Chain is not supported')
    const tokens = (await tokensOf(reader)).map(({ caip: address, name, symbol, decimals }) => ({
      ...{ name, symbol, address, decimals, logoUri: `https://tokens.test/${symbol}.png`, eip2612: false },
    }))
    return context.json({ tokens })
  })
  app.get('/convert/gas-price', async (context) => {
    const reader = onChain(context.req.query('chainId'))
    if (!reader) return refusal('chainId', 'Chain is not supported')
    const price = await reader.gasPrice()
    return context.json({ standard: `${price}`, fast: `${(price * 3n) / 2n}`, instant: `${price * 2n}` })
  })
  app.get('/convert/quotes', async (context) => {
    const said = Swap.safeParse(context.req.query())
    const [from, to] = said.success ? await Promise.all([find(said.data.from), find(said.data.to)]) : []
    if (!said.success || !from || !to) return refusal('pair', 'No such pair')
    const worth = (symbol: string) => BigInt(Math.round((state.prices[symbol] ?? 0) * 1e6))
    const amount = BigInt(said.data.amount)
    const toAmount =
      (amount * worth(from.symbol) * 10n ** BigInt(to.decimals)) /
      (10n ** BigInt(from.decimals) * (worth(to.symbol) || 1n))
    const quote = {
      id: null,
      fromAmount: `${amount}`,
      fromAccount: from.caip,
      toAmount: `${toAmount}`,
      toAccount: to.caip,
    }
    return context.json({ quotes: [quote] })
  })
  app.get('/convert/allowance', (context) => context.json({ allowance: '0' }))

  const costs = async (caip: string) => `${(await chainOf(caip)?.gasPrice()) ?? 0n}`
  app.get('/convert/build-approve', async (context) => {
    const { from = '', userAddress = '' } = context.req.query()
    const eip155 = { gas: 60_000, gasPrice: await costs(from) }
    return context.json({ tx: { from: userAddress, to: from, data: '0x095ea7b3', value: '0', eip155 } })
  })
  app.post('/convert/build-transaction', async (context) => {
    const said = Swap.safeParse(await context.req.json().catch(() => undefined))
    if (!said.success) return refusal('body', 'Invalid payload')
    const { from, to, amount, userAddress } = said.data
    const eip155 = { gas: '150000', gasPrice: await costs(from) }
    return context.json({ tx: { from: userAddress, to, data: '0x', amount, eip155 } })
  })
  return app
}
