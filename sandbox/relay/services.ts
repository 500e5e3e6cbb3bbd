import { Hono } from 'hono'
import { cors } from 'hono/cors'

/**
 * The hosts that the clients call in addition to the relay. Their paths do not overlap, so one server can replace all.
 */
const HOSTS = ['pulse', 'verify', 'rpc'].flatMap((name) => [`${name}.walletconnect.org`, `${name}.walletconnect.com`])

/** A request to one of the other services. */
export interface ServiceVisit {
  method: string
  /** The path without the query. */
  path: string
  at: number
}

/** The services' dependencies. */
export interface ServiceOptions {
  /** The address of a chain's node, by its CAIP-2 id. */
  nodeOf(chain: string): string | undefined
  visited(visit: ServiceVisit): void
}

/** The address here that replaces a client's request, if that is to one of the hosts that the sandbox replaces. */
export function standIn(url: string, servicesUrl: string): string | undefined {
  const { hostname, pathname, search } = new URL(url)
  return HOSTS.includes(hostname) ? `${servicesUrl}${pathname}${search}` : undefined
}

/** Replaces the services that the clients always call. */
export function services({ nodeOf, visited }: ServiceOptions): Hono {
  const app = new Hono()
  app.use(cors({ origin: '*' }))
  app.use(async ({ req }, next) => {
    visited({ method: req.method, path: req.path, at: Date.now() })
    await next()
  })

  // Telemetry of the clients and of a dApp, which is discarded.
  app.post('/batch', (context) => context.body(null, 202))
  app.post('/e', (context) => context.body(null, 202))

  // No attestation exists, so a phone sees a dApp of unknown origin.
  app.get('/attestation/:hash', (context) => context.text('No such attestation.', 404))
  app.get('/v3/public-key', (context) => context.text('No key.', 404))
  app.get('/v3/attestation', (context) => {
    const { id = '', origin = '' } = context.req.query()
    return context.html(attestationPage(id, origin))
  })

  app.post('/v1/', async (context) => {
    const node = nodeOf(context.req.query('chainId') ?? '')
    if (!node) return context.text('No such chain.', 400)
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(node, { method: 'POST', headers, body: await context.req.text() })
    return context.body(await answer.text(), 200, headers)
  })

  return app
}

/**
 * The page in a hidden frame that a dApp's client waits for before it shows its code: for up to five seconds if it does
 * not answer.
 */
function attestationPage(id: string, origin: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const attestation = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ id, origin })}.AAAA`
  const message = JSON.stringify({ type: 'verify_attestation', attestation })
  return `<!doctype html><title>Verify</title><script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`
}
