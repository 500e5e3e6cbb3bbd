import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { cors } from 'hono/cors'
import * as z from 'zod'
import { Nonces } from './nonces.ts'
import { Sessions } from './sessions.ts'
import { refusalOf, type Terms } from './verify.ts'

export interface ServerOptions extends Pick<Terms, 'origin' | 'chains'> {
  /** How long the user may take to sign, in milliseconds; 5 minutes by default. */
  nonceLife?: number
  /** How long a session lasts, in milliseconds; a day by default. */
  sessionLife?: number
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

const signed = z.object({ message: z.string().max(10_000), signature: z.string().max(20_000) })
const verifyBody = z.union([
  signed.transform((one) => ({ sessions: [one], replaces: false })),
  z.object({ sessions: z.array(signed).min(1).max(20) }).transform(({ sessions }) => ({ sessions, replaces: true })),
])
const logoutBody = z.union([
  z.object({ chainId: z.string(), address: z.string() }),
  z.strictObject({}).transform(() => undefined),
])

const COOKIE = 'sign-in'

const statusOf = {
  message: 400,
  domain: 403,
  uri: 403,
  chain: 403,
  nonce: 401,
  early: 401,
  expired: 401,
  signature: 401,
} as const

/** A server that users sign in to with their wallets. */
export function createServer({
  origin,
  chains,
  nonceLife = 300_000,
  sessionLife = 86_400_000,
  now = Date.now,
}: ServerOptions) {
  const terms: Terms = { origin, chains, now }
  const nonces = new Nonces(nonceLife, now)
  const sessions = new Sessions(sessionLife, now)
  const secure = origin.startsWith('https:')

  // With this prefix, browsers accept the cookie from no other host of the same site. It requires https.
  const prefix = secure ? 'host' : undefined
  const give = (context: Context, secret: string) =>
    setCookie(context, COOKIE, secret, {
      path: '/',
      httpOnly: true,
      secure,
      sameSite: 'Lax',
      maxAge: Math.floor(sessionLife / 1000),
      ...(prefix && { prefix }),
    })
  /** The visitor who makes a request; undefined if the cookie is not one that this server signed. */
  const visitorOf = (context: Context): string | undefined => {
    const secret = getCookie(context, COOKIE, prefix) ?? ''
    return /^[\da-f-]{36}$/.test(secret) ? secret : undefined
  }

  const app = new Hono()
  app.use(
    cors({ origin: (from) => (from === origin ? origin : null), credentials: true, allowMethods: ['GET', 'POST'] }),
  )
  app.use(bodyLimit({ maxSize: 1_000_000 }))
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store')
    // A form on another site can post here with the visitor's cookie, but can't claim the dApp's origin.
    if (context.req.method === 'POST' && context.req.header('origin') !== origin)
      return context.json({ error: 'origin' }, 403)
    await next()
  })
  app.onError((_, context) => context.json({ error: 'server' }, 500))

  app.get('/nonce', (context) => {
    const known = visitorOf(context)
    const visitor = known ?? crypto.randomUUID()
    // Another tab may have received a new cookie meanwhile, which stays valid.
    if (known === undefined) give(context, visitor)
    return context.json({ nonce: nonces.make(visitor) })
  })

  app.post('/verify', async (context) => {
    const body = verifyBody.safeParse(await context.req.json().catch(() => undefined))
    if (!body.success) return context.json({ error: 'message' }, 400)
    const visitor = visitorOf(context)
    if (visitor === undefined) return context.json({ error: 'nonce' }, 401)
    const refusal = await refusalOf(body.data.sessions, visitor, { terms, nonces })
    if (refusal) return context.json({ error: refusal }, statusOf[refusal])
    const keep = body.data.replaces ? sessions.replace : sessions.add
    const secret = keep.call(sessions, visitor, body.data.sessions)
    nonces.pass(visitor, secret)
    give(context, secret)
    return context.json({ ok: true })
  })

  app.get('/me', (context) => {
    const all = sessions.of(visitorOf(context) ?? '')
    return all.length > 0 ? context.json({ sessions: all }) : context.json({ error: 'unauthenticated' }, 401)
  })

  app.post('/logout', async (context) => {
    const body = logoutBody.safeParse(await context.req.json().catch(() => undefined))
    if (!body.success) return context.json({ error: 'message' }, 400)
    sessions.end(visitorOf(context) ?? '', body.data)
    return context.json({ ok: true })
  })

  return app
}
