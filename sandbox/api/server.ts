import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod'
import type { Faults, Strikes } from '../net/faults.ts'
import { GARBAGE } from '../net/front.ts'
import { blockchainRoutes } from './blockchain/routes.ts'
import type { BlockchainOptions } from './blockchain/state.ts'
import { imageOf } from './image.ts'
import { pageOf, WalletsQuery } from './query.ts'
import type { ListedWallet } from './wallets.ts'

/** A fault of the service. Without `answer`, the request is served after the delay. */
export interface ApiFault extends Strikes {
  /** Only paths with this prefix: `/getWallets`, `/public/`. Default: all. */
  path?: string
  /** Only searches for this. */
  search?: string
  /** Only requests for the wallets with these ids, separated by commas. */
  include?: string
  /** Milliseconds to wait first. */
  delay?: number
  answer?: ApiFaultAnswer
}

/**
 * - `'drop'`: the connection is cut without an answer
 * - `'hang'`: no answer ever
 * - `'garbage'`: status 200, and a body that is neither JSON nor an image
 * - `'huge'`: status 200, and a picture of 20 MB
 * - a status, with headers such as `Retry-After`
 * - `json`: status 200, and any JSON
 */
export type ApiFaultAnswer =
  | 'drop'
  | 'hang'
  | 'garbage'
  | 'huge'
  | { status: number; headers?: Record<string, string>; body?: string }
  | { json: unknown }

/** One request that reached the service. */
export interface ApiRequest {
  method: string
  path: string
  query: Record<string, string>
  /** The request's body, if it is JSON. */
  body?: unknown
  at: number
}

/** The project's settings, as the service reports them. `config: null` leaves the features to the dApp. */
export interface ProjectSettings {
  features: { id: string; isEnabled: boolean; config: string[] | null }[]
  allowedOrigins: string[]
  isAnalyticsEnabled: boolean
}

/** The dependencies of the server. */
export interface ApiServerOptions {
  faults: Faults<ApiFault>
  requests: ApiRequest[]
  wallets(): readonly ListedWallet[]
  project: ProjectSettings
  blockchain: BlockchainOptions
}

type Env = { Bindings: HttpBindings }

/** The server for the wallet directory, its pictures, a project's settings and the blockchain API. */
export function apiServer({ faults, requests, wallets, project, blockchain }: ApiServerOptions): Hono<Env> {
  const app = new Hono<Env>()
  // Refuses preflight requests, as a service does that does not know the page's headers.
  app.use(async (context, next) => (context.req.method === 'OPTIONS' ? context.text('No leave to ask', 405) : next()))
  app.use(cors({ origin: '*', exposeHeaders: ['Retry-After'] }))
  // Lets browsers cache answers for a while, so that they may miss later changes.
  app.use('/v1/*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'max-age=15')
  })
  app.use(async ({ req }, next) => {
    const request: ApiRequest = { method: req.method, path: req.path, query: req.query(), at: Date.now() }
    requests.push(request)
    if (req.method === 'POST') request.body = await req.json().catch(() => undefined)
    await next()
  })
  app.use(faulty(faults))
  app.use(async (context, next) => {
    if (!context.req.query('projectId')) return context.text('Unauthorized: project ID is missing', 401)
    await next()
  })

  app.get('/getWallets', (context) => {
    const query = WalletsQuery.safeParse(context.req.query())
    if (!query.success) return context.text(z.prettifyError(query.error), 400)
    return context.json(pageOf(wallets(), query.data))
  })
  for (const path of ['/getWalletImage/:id', '/public/getAssetImage/:id']) app.get(path, image)
  for (const path of ['/public/getCurrencyImage/:id', '/public/getTokenImage/:id']) app.get(path, image)

  app.get('/appkit/v1/config', (context) => context.json({ features: project.features }))
  app.get('/projects/v1/origins', (context) => context.json({ allowedOrigins: project.allowedOrigins }))
  app.get('/getAnalyticsConfig', (context) => context.json({ isAnalyticsEnabled: project.isAnalyticsEnabled }))
  app.route('/v1', blockchainRoutes(blockchain))
  return app
}

const image = (context: Context) =>
  context.body(imageOf(context.req.path), 200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' })

function faulty(faults: Faults<ApiFault>): MiddlewareHandler<Env> {
  return async (context, next) => {
    const { path } = context.req
    const { search, include } = context.req.query()
    const fault = faults.take(
      (one) =>
        path.startsWith(one.path ?? '/') &&
        (one.search === undefined || one.search === search) &&
        (one.include === undefined || one.include === include),
    )
    if (fault?.delay) await wait(fault.delay)
    const { answer } = fault ?? {}
    if (answer === undefined) return next()
    if (answer === 'hang') return new Promise<Response>(() => {})
    if (answer === 'garbage') return context.html(GARBAGE)
    if (answer === 'huge') return context.body(new Uint8Array(20_000_000), 200, { 'content-type': 'image/png' })
    if (answer === 'drop') {
      context.env.incoming.socket.destroy()
      return new Response(null)
    }
    if ('json' in answer) return Response.json(answer.json)
    return new Response(answer.body ?? '', { status: answer.status, headers: answer.headers ?? {} })
  }
}
