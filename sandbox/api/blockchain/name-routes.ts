import { Hono } from 'hono'
import { type Hex, isAddress, isHex, verifyMessage } from 'viem'
import * as z from 'zod'
import { refusal } from './refusal.ts'
import type { BlockchainOptions, NamedAccount } from './state.ts'

const Registration = z.object({
  coin_type: z.number().int().nonnegative(),
  address: z.string().min(1),
  message: z.string(),
  signature: z.custom<Hex>(isHex),
})
const Message = z.object({
  name: z.string().regex(/^[a-z0-9-]{4,63}\.(reown|wcn)\.id$/),
  attributes: z.object({}),
  timestamp: z.number().int(),
})

/** How long a signed message is valid, in seconds. */
const patience = 300

/** The routes for names and their owners. */
export function nameRoutes({ readers, state }: BlockchainOptions): Hono {
  const coins = readers.flatMap(({ id }) => (id.startsWith('eip155:') ? [0x80000000 + Number(id.slice(7))] : []))
  const app = new Hono()
  const find = (name: string) => state.names.find((each) => each.name === name)

  app.get('/profile/account/:name', (context) => {
    const found = find(context.req.param('name'))
    return found ? context.json(described(found)) : refusal('name', 'Name is not registered', 404)
  })
  app.get('/profile/reverse/:address', (context) => {
    const address = context.req.param('address').toLowerCase()
    const isOwn = ({ addresses }: NamedAccount) =>
      Object.values(addresses).some((each) => each.address.toLowerCase() === address)
    return context.json(state.names.filter(isOwn).map(described))
  })
  app.get('/profile/suggestions/:name', (context) => {
    const { name } = context.req.param()
    const zone = context.req.query('zone') ?? 'reown.id'
    const all = [name, `${name}-wallet`, `my-${name}`].map((each) => `${each}.${zone}`)
    return context.json({ suggestions: all.map((each) => ({ name: each, registered: find(each) !== undefined })) })
  })
  app.post('/profile/account', async (context) => {
    const said = Registration.safeParse(await context.req.json().catch(() => undefined))
    const message = Message.safeParse(said.success ? jsonOf(said.data.message) : undefined)
    if (!said.success || !message.success) return refusal('message', 'Invalid payload')
    const { coin_type: coin, address, signature } = said.data
    const { name, timestamp } = message.data
    if (!coins.includes(coin)) return refusal('coin_type', 'Coin type is not supported')
    if (Math.abs(Date.now() / 1_000 - timestamp) > patience) return refusal('timestamp', 'Message has expired')
    const isSigned =
      isAddress(address, { strict: false }) &&
      (await verifyMessage({ address, message: said.data.message, signature }).catch(() => false))
    if (!isSigned) return refusal('signature', 'Signature is not valid')
    if (find(name)) return refusal('name', 'Name is already registered')
    state.names.push({ name, addresses: { [coin]: { address, created: message.data.timestamp } } })
    return context.json(described({ name, addresses: { [coin]: { address, created: message.data.timestamp } } }))
  })
  return app
}

const described = ({ name, addresses, avatar }: NamedAccount) => ({
  ...{ name, registered: 1, updated: 1, addresses },
  attributes: avatar === undefined ? [] : [{ avatar }],
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
