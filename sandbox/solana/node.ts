import { type Fault, Faults } from '../net/faults.ts'
import { front, type NodeRequest, type Serve } from '../net/front.ts'
import { Gate } from '../net/gate.ts'
import { type Listening, listen } from '../net/listen.ts'
import { SolanaChain } from './chain.ts'
import { serveBody, serveCall } from './methods.ts'
import { Sockets } from './sockets.ts'

/** The options of a Solana node. */
export interface SolanaNodeOptions {
  name: string
  port: number
  log: (line: string) => void
}

/** A slot's duration, as on Solana. */
const SLOT_MS = 400

/** A real Solana runtime, behind a proxy that counts requests and fails on demand: HTTP and WebSocket on one port. */
export class SolanaNode {
  readonly name: string
  /** The cluster's CAIP-2 id: `solana:` and the first 32 characters of its genesis hash. */
  readonly id: `solana:${string}`
  readonly genesisHash: string
  readonly nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 } as const
  /** The calls that reached `url` and `wsUrl`, oldest first. */
  readonly requests: NodeRequest[] = []

  readonly #chain: SolanaChain
  readonly #faults = new Faults()
  readonly #gate = new Gate()
  readonly #sockets = new Sockets()
  #up = true
  #clock: NodeJS.Timeout | undefined
  #front: Listening | undefined
  #direct: Listening | undefined

  private constructor(name: string) {
    this.name = name
    this.#chain = new SolanaChain(name)
    this.genesisHash = this.#chain.genesisHash
    this.id = `solana:${this.genesisHash.slice(0, 32)}`
  }

  static async start({ name, port, log }: SolanaNodeOptions): Promise<SolanaNode> {
    const node = new SolanaNode(name)
    try {
      node.#front = await node.#listen(port, log, node.#faults, node.requests)
      node.#direct = await node.#listen(0, log, new Faults(), [])
    } catch (error) {
      await node.destroy()
      throw error
    }
    node.#clock = setInterval(() => node.#tick(), SLOT_MS).unref()
    return node
  }

  /** The proxy's address, for dApps. It stays the same while the node goes down and up again. */
  get url(): string {
    return this.#address(this.#front)
  }

  /** The proxy's WebSocket address. Without it, web3.js uses the next port. */
  get wsUrl(): string {
    return this.url.replace('http', 'ws')
  }

  /** The direct address, without faults or counting. For a test's own requests. */
  get directUrl(): string {
    return this.#address(this.#direct)
  }

  /** `directUrl` for WebSockets. */
  get directWsUrl(): string {
    return this.directUrl.replace('http', 'ws')
  }

  /** Sends a call directly, as a wallet does. Throws the RPC's error. */
  async call(method: string, params: readonly unknown[] = []): Promise<unknown> {
    await this.#ready()
    return serveCall(this.#chain, method, params)
  }

  /** Adds a fault to the proxy. A fault with a status cuts a WebSocket, which has none. */
  fault(fault: Fault): void {
    this.#faults.add(fault)
  }

  /** Ends all faults. */
  clear(): void {
    this.#faults.clear()
  }

  /** Advances the chain by this many slots. A blockhash expires after 151. */
  advance(slots: number): void {
    this.#chain.advance(slots)
  }

  /** Freezes the node: requests hang until `resume()`, and no slot passes. */
  pause(): void {
    this.#gate.close()
  }

  resume(): void {
    this.#gate.open()
  }

  /** Takes the node down: connections are cut until `restart()`. The chain is kept. */
  stop(): void {
    this.#up = false
    this.#gate.open()
    this.#sockets.closeAll()
  }

  /** Brings the node back, with its chain as it was. */
  restart(): void {
    this.#gate.open()
    this.#up = true
  }

  /** Ends the node, its proxy and its chain for good. */
  async destroy(): Promise<void> {
    clearInterval(this.#clock)
    this.stop()
    const doors = [this.#front, this.#direct]
    this.#front = undefined
    this.#direct = undefined
    for (const door of doors) await door?.close()
  }

  #listen(port: number, log: (line: string) => void, faults: Faults, requests: NodeRequest[]): Promise<Listening> {
    const serve: Serve = async (body) => {
      await this.#ready()
      return { text: serveBody(this.#chain, body), status: 200 }
    }
    const app = front({ serve, faults, requests })
    this.#sockets.serve(app, { chain: this.#chain, ready: () => this.#ready(), faults, requests })
    return listen(app, { name: this.name, port, log })
  }

  async #ready(): Promise<void> {
    await this.#gate.passed()
    if (!this.#up) throw new Error(`${this.name} is down.`)
  }

  #tick(): void {
    if (this.#up && !this.#gate.closed) this.#chain.advance(1)
  }

  #address(door: Listening | undefined): string {
    if (!door) throw new Error(`${this.name} is gone.`)
    return door.url
  }
}
