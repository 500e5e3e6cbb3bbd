import { Hono } from 'hono'
import * as z from 'zod'
import type { ChainReader, Market, Pair } from './reader.ts'
import { refusal } from './refusal.ts'

/** The address that stands for a chain's native currency. */
export const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const Asked = z.object({ from: z.string(), to: z.string(), userAddress: z.string() })
const Amount = z.string().regex(/^\d{1,78}$/)
const Quote = z.object({ ...Asked.shape, amount: Amount })
const Build = z.object({
  ...Quote.shape,
  eip155: z.object({ slippage: z.number().min(0).max(100) }),
  disableEstimate: z.boolean().optional(),
})

/** The chain and the address of a CAIP-10 id, or of a plain address. */
const partsOf = (caip: string) => {
  const at = caip.lastIndexOf(':')
  return { chain: caip.slice(0, Math.max(at, 0)), address: caip.slice(at + 1) }
}
const tokenOf = (caip: string): string | undefined => {
  const { address } = partsOf(caip)
  return address.toLowerCase() === NATIVE ? undefined : address
}
const messageOf = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : '')

/** The routes for swaps, quoted and built from the current reserves of the chain's pools. */
export function swapRoutes(readers: readonly ChainReader[]): Hono {
  const app = new Hono()
  /** The market that trades both currencies; undefined if there is none, or if they are on two chains. */
  const marketOf = (from: string, to: string): { market: Market; reader: ChainReader; pair: Pair } | undefined => {
    const { chain } = partsOf(from)
    const reader = readers.find(({ id }) => id === chain)
    const isFit = [from, to].every((each) => reader?.isAddress(partsOf(each).address)) && partsOf(to).chain === chain
    return reader?.market && isFit
      ? { market: reader.market, reader, pair: { from: tokenOf(from), to: tokenOf(to) } }
      : undefined
  }

  app.get('/convert/quotes', async (context) => {
    const said = Quote.safeParse(context.req.query())
    const found = said.success ? marketOf(said.data.from, said.data.to) : undefined
    if (!said.success || !found) return refusal('pair', 'No such pair')
    const { from: fromAccount, to: toAccount, amount: fromAmount } = said.data
    const bought = await found.market.quote(found.pair, BigInt(fromAmount))
    const quotes = bought === undefined ? [] : [{ id: null, fromAmount, fromAccount, toAmount: `${bought}`, toAccount }]
    return context.json({ quotes })
  })

  app.get('/convert/allowance', async (context) => {
    const { tokenAddress = '', userAddress = '' } = context.req.query()
    const found = marketOf(tokenAddress, tokenAddress)
    const [token, owner] = [tokenOf(tokenAddress), partsOf(userAddress).address]
    if (!found?.reader.isAddress(owner)) return refusal('tokenAddress', 'No such token')
    if (token === undefined) return context.json({ allowance: '0' })
    return context.json({ allowance: `${await found.market.allowance(token, owner)}` })
  })

  app.get('/convert/build-approve', async (context) => {
    const said = Asked.safeParse(context.req.query())
    const found = said.success ? marketOf(said.data.from, said.data.to) : undefined
    if (!said.success || found?.pair.from === undefined) return refusal('pair', 'No such pair')
    const { from: to, userAddress: from } = said.data
    const data = found.market.approval(found.pair.from)
    const eip155 = { gas: 60_000, gasPrice: `${await found.reader.gasPrice()}` }
    return context.json({ tx: { from, to, data, value: '0', eip155 } })
  })

  app.post('/convert/build-transaction', async (context) => {
    const said = Build.safeParse(await context.req.json().catch(() => undefined))
    if (!said.success) return refusal('body', 'Invalid payload')
    const { from, to, amount, userAddress, eip155: limits, disableEstimate: isEstimateSkipped = false } = said.data
    const found = marketOf(from, to)
    const owner = partsOf(userAddress).address
    if (!found?.reader.isAddress(owner)) return refusal('pair', 'No such pair')
    try {
      const asked = { pair: found.pair, amount: BigInt(amount), ...limits, owner, isEstimateSkipped }
      const built = await found.market.trade(asked)
      if (!built) return refusal('liquidity', 'Insufficient liquidity')
      const eip155 = { gas: `${built.gas}`, gasPrice: `${await found.reader.gasPrice()}` }
      const tx = { from: userAddress, to: `${found.reader.id}:${built.to}`, data: built.data, amount, eip155 }
      return context.json({ tx })
    } catch (error) {
      return refusal('estimate', messageOf(error))
    }
  })
  return app
}
