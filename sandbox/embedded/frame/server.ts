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

/** What the service's site needs. */
export interface FrameServerDeps extends ConnectionDeps {
  /** Which dApps may show the frame, as in `frame-ancestors`. */
  ancestors(): readonly string[]
  /** The address of a site of another origin. */
  strangerUrl(): string
}

type Env = { Bindings: HttpBindings }

/** The service's own site: the frame, the line behind it, and the pages that mails lead to. */
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

  // Only the frame's own page may speak for a dApp, for it is the page that says which one.
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

/** What the frame's page has sent. What is none of it is passed over. */
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
