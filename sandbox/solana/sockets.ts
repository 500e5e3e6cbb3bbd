import { setTimeout as wait } from 'node:timers/promises'
import { upgradeWebSocket } from '@hono/node-server'
import { type Faults, strikes } from '../net/faults.ts'
import { type Call, callsOf, type front, GARBAGE, type NodeRequest } from '../net/front.ts'
import type { SolanaChain } from './chain.ts'
import { rpcError } from './methods.ts'
import { Subscriptions } from './subscriptions.ts'

/** The dependencies of a proxy's WebSockets. */
export interface SocketOptions {
  chain: SolanaChain
  /** Resolves when the node can answer: at once unless it is paused. Rejects when it is down. */
  ready: () => Promise<void>
  faults: Faults
  requests: NodeRequest[]
}

interface Socket {
  send(text: string): void
  close(): void
}

/** The open WebSockets of a node. */
export class Sockets {
  readonly #open = new Set<Socket>()

  /** Accepts WebSockets on a proxy's address. */
  serve(app: ReturnType<typeof front>, options: SocketOptions): void {
    app.get(
      '/',
      async (context, next) => {
        const up = await isUp(options)
        return up ? next() : context.text('The node is down.', 503)
      },
      upgradeWebSocket(() => {
        let connection: Connection | undefined
        return {
          onOpen: (_event, socket) => {
            this.#open.add(socket)
            connection = new Connection(socket, options)
          },
          onMessage: ({ data }) => void connection?.receive(String(data)),
          onClose: (_event, socket) => {
            this.#open.delete(socket)
            connection?.end()
          },
        }
      }),
    )
  }

  closeAll(): void {
    for (const socket of this.#open) socket.close()
  }
}

const isUp = ({ ready }: SocketOptions) =>
  ready().then(
    () => true,
    () => false,
  )

/** A WebSocket: receives calls, and sends answers and notifications; faults affect both. */
class Connection {
  readonly #socket: Socket
  readonly #options: SocketOptions
  readonly #subscriptions: Subscriptions

  constructor(socket: Socket, options: SocketOptions) {
    this.#socket = socket
    this.#options = options
    this.#subscriptions = new Subscriptions(options.chain, (method, subscription, result) => {
      this.#send({ method, params: { subscription, result } })
    })
  }

  async receive(text: string): Promise<void> {
    const { faults, requests } = this.#options
    const [call] = callsOf(text)
    if (!call) return
    requests.push({ method: call.method, at: Date.now(), batchSize: 1 })
    const fault = faults.take(strikes([call.method]))
    if (fault?.delay) await wait(fault.delay)
    if (!(await isUp(this.#options))) return
    const { answer } = fault ?? {}
    if (answer === undefined) this.#answer(call)
    else if (answer === 'garbage') this.#socket.send(GARBAGE)
    else if (answer === 'drop') this.#socket.close()
    else if (answer !== 'hang' && 'error' in answer) this.#send({ id: call.id, error: answer.error })
    else if (answer !== 'hang') this.#socket.close()
  }

  end(): void {
    this.#subscriptions.end()
  }

  #answer({ id, method, ...rest }: Call): void {
    try {
      const params = 'params' in rest && Array.isArray(rest.params) ? rest.params : []
      const { result, after } = this.#subscriptions.serve(method, params)
      this.#send({ id, result })
      after?.()
    } catch (error) {
      this.#send({ id, error: rpcError(error) })
    }
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }
}
