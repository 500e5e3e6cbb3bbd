import { setTimeout as wait } from 'node:timers/promises'
import { type HttpBindings, upgradeWebSocket, type WebSocketLike } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { GARBAGE } from '../net/front.ts'
import { clientOf } from './client-id.ts'
import { Connection, type Hub } from './connection.ts'
import { befalls } from './faults.ts'
import { type ServiceOptions, services } from './services.ts'

/** Clients in Node drop a connection that receives no ping for half a minute. */
const PING_MS = 10_000

/** The dependencies of a relay's server. */
export interface RelayServerOptions extends Hub, ServiceOptions {
  isUp(): boolean
  /** Called when a client wants to connect. */
  knocked(): void
  opened(connection: Connection): void
  closed(connection: Connection): void
}

type Env = { Bindings: HttpBindings }

/** The relay's WebSocket, and the other services that the clients call. */
export function relayServer(options: RelayServerOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/', barred(options), connect(options))
  app.route('/', services(options))
  return app
}

/** Decides whether a client may connect, and handles those that may not. */
function barred({ gate, faults, isUp, knocked }: RelayServerOptions): MiddlewareHandler<Env> {
  return async (context, next) => {
    knocked()
    await gate.passed()
    if (!isUp()) return drop(context)
    const fault = faults.take(befalls({ method: 'open' }))
    if (fault?.delay) await wait(fault.delay)
    const { answer } = fault ?? {}
    if (answer === 'drop') return drop(context)
    if (answer === 'hang') return new Promise<Response>(() => {})
    if (answer === 'garbage') return context.text(GARBAGE)
    if (answer && 'error' in answer) return context.json(answer, 401)
    if (answer) return refuse(answer.close)(context, next)
    return next()
  }
}

const refuse = ({ code, reason }: { code: number; reason: string }) =>
  upgradeWebSocket(() => ({ onOpen: (_event, socket) => socket.close(code, reason) }))

function drop(context: Context<Env>): Response {
  context.env.incoming.socket.destroy()
  return new Response(null)
}

function connect(options: RelayServerOptions): MiddlewareHandler<Env> {
  return async (context, next) => {
    const client = clientOf(context.req.query('auth') ?? '')
    if (client === undefined) return context.text('Who are you?', 401)
    const { incoming } = context.env
    const upgrade = upgradeWebSocket(() => {
      let connection: Connection | undefined
      let pings: NodeJS.Timeout | undefined
      return {
        onOpen: (_event, socket) => {
          const line = {
            send: (text: string) => socket.send(text),
            close: (code: number, reason: string) => socket.close(code, reason),
            cut: () => incoming.socket.destroy(),
          }
          connection = new Connection(client, line, options)
          options.opened(connection)
          pings = setInterval(() => ping(socket.raw), PING_MS).unref()
        },
        onMessage: ({ data }) => connection?.receive(String(data)),
        onClose: () => {
          clearInterval(pings)
          if (connection) options.closed(connection)
        },
      }
    })
    return upgrade(context, next)
  }
}

/** Sends a ping frame, for which hono has no method. */
function ping(socket: WebSocketLike | undefined): void {
  if (isOfWs(socket) && socket.readyState === socket.OPEN) socket.ping()
}

const isOfWs = (socket: WebSocketLike | undefined): socket is WebSocketLike & { OPEN: number; ping(): void } =>
  socket !== undefined && 'ping' in socket && 'OPEN' in socket
