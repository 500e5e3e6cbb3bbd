import { Hono } from 'hono'
import { token } from '../../evm/token.ts'
import type { SoldPurchase } from '../../on-ramp/on-ramp.ts'
import { imageOf } from '../image.ts'
import { type ChainReader, type Holding, type Move, type Past, wholeUnits } from './reader.ts'
import { refusal } from './refusal.ts'
import type { BlockchainOptions, BlockchainState, NamedAccount } from './state.ts'

/** The routes for an account's balances, history and name. */
export function accountRoutes({ readers, state, onRamp }: BlockchainOptions): Hono {
  const app = new Hono()
  const readerFor = (id: string | undefined, address: string): ChainReader | undefined => {
    const reader = readers.find((each) => each.id === id)
    return reader?.isAddress(address) ? reader : undefined
  }

  app.get('/account/:address/balance', async (context) => {
    const { address } = context.req.param()
    const reader = readerFor(context.req.query('chainId'), address)
    if (!reader) return refusal('address', 'No account of that chain')
    const held = (await reader.holdings(address)).filter(({ amount }) => amount > 0n)
    return context.json({ balances: held.map((each) => balanceOf(each, reader.id, state)) })
  })

  app.get('/account/:address/history', async (context) => {
    const { address } = context.req.param()
    const { chainId, cursor, onramp } = context.req.query()
    const reader = readerFor(chainId, address)
    if (!reader) return refusal('address', 'No account of that chain')
    if (onramp !== undefined) {
      const own = onRamp.purchases.filter((each) => each.address.toLowerCase() === address.toLowerCase())
      return context.json({ data: own.map((each) => purchaseOf(each, reader.id, state)).reverse(), next: null })
    }
    const past = await reader.history(address)
    const start = past.findIndex(({ hash }) => hash === cursor) + 1
    if (cursor !== undefined && start === 0) return refusal('cursor', 'No such cursor')
    const page = past.slice(start, start + state.pageSize)
    const next = start + page.length < past.length ? (page.at(-1)?.hash ?? null) : null
    return context.json({ data: page.map((each) => transactionOf(each, reader.id, state)), next })
  })

  app.get('/identity/:address', (context) => {
    const address = context.req.param('address').toLowerCase()
    const [, identity] = Object.entries(state.identities).find(([each]) => each.toLowerCase() === address) ?? []
    const isTheirs = ({ addresses }: NamedAccount) =>
      Object.values(addresses).some((each) => each.address.toLowerCase() === address)
    const own = state.names.find(isTheirs)
    return context.json(identity ?? { name: own?.name ?? null, avatar: own?.avatar ?? null })
  })
  return app
}

const iconOf = (symbol: string) => `data:image/png;base64,${Buffer.from(imageOf(symbol)).toString('base64')}`

function balanceOf(holding: Holding, chainId: string, { prices }: BlockchainState): object {
  const { address, name, symbol, decimals, amount } = holding
  const numeric = wholeUnits(amount, decimals)
  const price = prices[symbol] ?? 0
  return {
    ...{ name, symbol, chainId, value: Number(numeric) * price, price },
    ...(address === undefined ? {} : { address: `${chainId}:${address}` }),
    quantity: { decimals: String(decimals), numeric },
    iconUrl: iconOf(symbol),
  }
}

function transactionOf(past: Past, chain: string, state: BlockchainState): object {
  const { hash, operation: operationType, at, from: sentFrom, to, hasFailed, nonce, moves } = past
  const minedAt = new Date(at * 1_000).toISOString()
  const status = hasFailed ? 'failed' : 'confirmed'
  return {
    id: hash,
    metadata: { operationType, hash, chain, minedAt, sentFrom, sentTo: to ?? '', status, nonce },
    transfers: moves.map((each) => transferOf(each, state)),
  }
}

function purchaseOf({ id, hash, at, status, amount, address }: SoldPurchase, chain: string, state: BlockchainState) {
  const minedAt = new Date(at).toISOString()
  const { name, symbol, decimals } = token
  const bought = {
    name,
    symbol,
    decimals,
    direction: 'in',
    amount: BigInt(Math.round(Number(amount) * 10 ** decimals)),
  } as const
  return {
    id,
    metadata: { operationType: 'receive', hash, chain, minedAt, sentFrom: '', sentTo: address, status, nonce: 0 },
    transfers: [transferOf(bought, state)],
  }
}

function transferOf(
  { address, name, symbol, decimals, amount, direction, isNft = false }: Move,
  { prices, spam }: BlockchainState,
) {
  const numeric = wholeUnits(amount, decimals)
  const price = prices[symbol] ?? 0
  const isSpam = spam.some((each) => each.toLowerCase() === address?.toLowerCase())
  const url = iconOf(isNft ? name : symbol)
  const what =
    isSpam || isNft
      ? { nft_info: { name, content: { preview: { url }, detail: { url } }, flags: { is_spam: isSpam } } }
      : { fungible_info: { name, symbol, icon: { url } } }
  return { ...what, direction, quantity: { numeric }, value: Number(numeric) * price, price }
}
