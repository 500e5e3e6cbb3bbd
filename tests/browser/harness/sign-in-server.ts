import { setTimeout as wait } from 'node:timers/promises'
import { createServer, type ServerOptions } from '../../../examples/sign-in-server/index.ts'
import type { Sandbox } from '../../../sandbox/index.ts'
import { Faults, type Strikes } from '../../../sandbox/net/faults.ts'
import { listen } from '../../../sandbox/net/listen.ts'

/** What the server does wrong. Without `answer`, it serves the request after the delay. */
export interface SignInFault extends Strikes {
  /** Only this path: `/nonce`, `/verify`, `/me`, `/logout`. Default: all. */
  path?: string
  /** Milliseconds to wait first. */
  delay?: number
  /** What to wait for first. */
  until?: Promise<unknown>
  answer?: SignInFaultAnswer
}

/**
 * - `'drop'`: the connection closes without an answer
 * - `'hang'`: no answer ever
 * - `'page'`: status 200, and an HTML page instead of JSON
 * - `'again'`: repeats the last answer to the same path
 * - a status, with JSON such as `{ error: 'nonce' }`, or without a body
 */
export type SignInFaultAnswer = 'drop' | 'hang' | 'page' | 'again' | { status: number; json?: unknown }

/** The example server, which counts requests and fails on demand. */
export class SignInServer {
  /** The pages' requests, oldest first: `POST /verify`. */
  readonly asked: string[] = []
  readonly #faults = new Faults<SignInFault>()
  readonly #options: ServerOptions
  readonly #said = new Map<string, string>()
  /** How far ahead its clock is, in milliseconds. */
  #ahead = 0
  #app: ReturnType<typeof createServer>

  private constructor(options: Pick<ServerOptions, 'origin' | 'chains'>) {
    this.#options = { ...options, now: () => Date.now() + this.#ahead }
    this.#app = createServer(this.#options)
  }

  /** Accepts users of one site, on the chains of the sandbox. */
  static async start(origin: string, { one, two, solana }: Sandbox) {
    const evm = [one, two].map((node) => [`eip155:${node.chainId}`, [node.url]])
    const clusters = [solana?.one, solana?.two].flatMap((node) => (node ? [[node.id, []]] : []))
    const server = new SignInServer({ origin, chains: Object.fromEntries([...evm, ...clusters]) })
    const app = { fetch: (request: Request, { incoming }: { incoming: Incoming }) => server.#answer(request, incoming) }
    const { url, close } = await listen(app, { name: 'Sign-in server', port: 0, log: () => undefined })
    return Object.assign(server, { url, close })
  }

  /** From now on the server fails in this way. */
  fault(fault: SignInFault): void {
    this.#faults.add(fault)
  }

  /** Ends all faults. */
  clear(): void {
    this.#faults.clear()
  }

  /** Forgets all sessions and nonces, as after a restart. */
  forgets(): void {
    this.#app = createServer(this.#options)
  }

  /** Advances the server's clock. */
  letsPass(milliseconds: number): void {
    this.#ahead += milliseconds
  }

  async #answer(request: Request, incoming: Incoming): Promise<Response> {
    // Preflight requests are the browser's own business.
    if (request.method === 'OPTIONS') return this.#app.fetch(request)
    const { pathname } = new URL(request.url)
    this.asked.push(`${request.method} ${pathname}`)
    const fault = this.#faults.take(({ path = pathname }) => path === pathname)
    if (fault?.delay) await wait(fault.delay)
    await fault?.until
    const { answer } = fault ?? {}
    if (answer === undefined) return this.#serve(request, pathname)
    if (answer === 'hang') return new Promise<Response>(() => {})
    if (answer === 'drop') {
      incoming.socket.destroy()
      return new Response(null)
    }
    if (answer === 'again') return this.#say(this.#said.get(pathname) ?? '')
    if (answer === 'page') return this.#say('<!doctype html><title>Hello</title>', { type: 'text/html' })
    return this.#say(answer.json === undefined ? '' : JSON.stringify(answer.json), { status: answer.status })
  }

  async #serve(request: Request, pathname: string): Promise<Response> {
    const response = await this.#app.fetch(request)
    this.#said.set(pathname, await response.clone().text())
    return response
  }

  /** An answer that the page is allowed to read. */
  #say(body: string, { status = 200, type = 'application/json' } = {}): Response {
    return new Response(body, {
      status,
      headers: {
        'content-type': type,
        'access-control-allow-origin': this.#options.origin,
        'access-control-allow-credentials': 'true',
      },
    })
  }
}

/** The connection of a request. */
interface Incoming {
  socket: { destroy(): void }
}
