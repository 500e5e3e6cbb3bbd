import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { imageOf } from '../image.ts'
import { type ChainReader, type Holding, wholeUnits } from './reader.ts'
import type { BlockchainState } from './state.ts'

export interface BlockchainOptions {
  readers: readonly ChainReader[]
  state: BlockchainState
}

/** The blockchain API: what it says of an account is what is on the sandbox's chains at that moment. */
export function blockchainRoutes({ readers, state }: BlockchainOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const ids = readers.map(({ id }) => id)
  app.get('/supported-chains', (context) => context.json({ http: ids, ws: ids }))

  app.get('/account/:address/balance', async (context) => {
    const { address } = context.req.param()
    const reader = readers.find(({ id }) => id === context.req.query('chainId'))
    if (!reader?.isAddress(address)) return context.json(fault('address', 'No account of that chain'), 400)
    const held = (await reader.holdings(address)).filter(({ amount }) => amount > 0n)
    return context.json({ balances: held.map((each) => balanceOf(each, reader.id, state)) })
  })
  return app
}

/** How the service says that it refuses something. */
const fault = (name: string, description: string) => ({ status: 'FAILED', reasons: [{ name, description }] })

function balanceOf(holding: Holding, chainId: string, { prices }: BlockchainState): object {
  const { address, name, symbol, decimals, amount } = holding
  const numeric = wholeUnits(amount, decimals)
  const price = prices[symbol] ?? 0
  return {
    ...{ name, symbol, chainId, value: Number(numeric) * price, price },
    ...(address === undefined ? {} : { address: `${chainId}:${address}` }),
    quantity: { decimals: String(decimals), numeric },
    iconUrl: `data:image/png;base64,${Buffer.from(imageOf(symbol)).toString('base64')}`,
  }
}
