import { Hono } from 'hono'
import * as z from 'zod'
import type { ChainReader } from './reader.ts'
import { refusal } from './refusal.ts'
import type { BlockchainOptions } from './state.ts'
import { NATIVE, swapRoutes } from './swap-routes.ts'

const Prices = z.object({
  currency: z.literal('usd'),
  addresses: z.array(z.string()).max(1_000),
  projectId: z.string(),
})

/** A sandbox account that holds every token, so that its balances list the tokens of a chain. */
const anyone = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The routes for tokens, their prices and swaps. */
export function marketRoutes({ readers, state }: BlockchainOptions): Hono {
  const app = new Hono()
  const tokensOf = async (reader: ChainReader) => {
    const held = reader.isAddress(anyone) ? await reader.holdings(anyone) : []
    return held.map((each) => ({ ...each, caip: `${reader.id}:${each.address ?? NATIVE}` }))
  }
  const onChain = (id: string | undefined) => readers.find((each) => each.id === id)
  const find = async (caip: string) => {
    const reader = onChain(caip.split(':').slice(0, 2).join(':'))
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
  return app.route('/', swapRoutes(readers))
}
