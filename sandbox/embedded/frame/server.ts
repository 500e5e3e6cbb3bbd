import { setTimeout as wait } from 'node:timers/promises'
import { type HttpBindings, upgradeWebSocket } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { befalls, type EmbeddedFaultAnswer } from '../faults.ts'
import { devicePages } from '../login/device-pages.ts'
import { socialPages } from '../login/social-pages.ts'
import { echoRoute, isFromOwnPage, policy } from '../policy.ts'
import { type ConnectionDeps, FrameConnection } from './connection.ts'
import { FrameMessageSchema } from './messages.ts'
import { framePage } from './page.ts'
import type { FrameMessage } from './protocol.ts'

/** The site's dependencies. */
export interface FrameServerDeps extends ConnectionDeps {
  /** The dApps that may embed the frame, as in `frame-ancestors`. */
  ancestors(): readonly string[]
  /** The address of a site of another origin. */
  strangerUrl(): string
}

type Env = { Bindings: HttpBindings }

/** The service's own site: the frame, its WebSocket, and the pages linked from mails. */
export function frameServer(deps: FrameServerDeps): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, context) => context.text(error.message, 400))
  app.get('/echo', echoRoute)
  app.route('/', devicePages(deps.login.links))
  app.route('/', socialPages(deps))

  app.get('/sdk', async (context) => {
    const fault = deps.faults.take(befalls('load'))
    if (fault?.delay) await wait(fault.delay)
    const failed = fault?.answer && failedPage(context, fault.answer)
    if (failed) return failed
    const ancestors = fault?.answer === 'blocked' ? ["'none'"] : deps.ancestors()
    const strangerUrl = deps.strangerUrl()
    const nonce = policy(context, { ancestors, frames: [strangerUrl] })
    return context.html(framePage({ path: '/line', strangerUrl }, nonce))
  })

  // Only the frame's own page may speak for a dApp, since that page reports which dApp it is.
  app.use('/line', async (context, next) => {
    if (!isFromOwnPage(context)) return context.text('Not from here.', 403)
    await next()
  })
  app.get(
    '/line',
    upgradeWebSocket(() => {
      let connection: FrameConnection | undefined
      return {
        onMessage: ({ data }, socket) => {
          const message = readFrameMessage(String(data))
          if (message?.type !== 'hello') return message && connection?.receive(message)
          connection ??= new FrameConnection(deps, message, (order) => socket.send(JSON.stringify(order)))
        },
        onClose: () => connection?.close(),
      }
    }),
  )
  return app
}

/** Parses a message from the frame's page; undefined if it is invalid. */
function readFrameMessage(text: string): FrameMessage | undefined {
  try {
    return FrameMessageSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function failedPage(context: Context<Env>, answer: EmbeddedFaultAnswer): Response | Promise<Response> | undefined {
  if (answer === 'hang') return new Promise<Response>(() => {})
  if (answer === 'garbage') return context.html('<!doctype html><title>Something else</title>')
  if (typeof answer === 'object' && 'status' in answer) return context.newResponse(null, answer.status as 500)
  if (answer !== 'drop') return undefined
  context.env.incoming.socket.destroy()
  return new Response(null)
}
