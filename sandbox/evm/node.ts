import { type Fault, Faults } from '../net/faults.ts'
import { front, type NodeRequest, type Serve } from '../net/front.ts'
import { type Listening, listen } from '../net/listen.ts'
import { Anvil } from './anvil.ts'

/** How to start a node. */
export interface NodeOptions {
  chainId: number
  name: string
  port: number
  log: (line: string) => void
}

/** A real chain, behind a proxy that counts requests and fails on demand. */
export class SandboxNode {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const
  /** The calls that reached `url`, oldest first. */
  readonly requests: NodeRequest[] = []

  readonly #anvil: Anvil
  readonly #faults = new Faults()
  #front: Listening | undefined

  private constructor({ chainId, name }: NodeOptions) {
    this.chainId = chainId
    this.name = name
    this.#anvil = new Anvil(chainId)
  }

  static async start(options: NodeOptions): Promise<SandboxNode> {
    const node = new SandboxNode(options)
    const serve: Serve = (body, signal) => forward(node.directUrl, body, signal)
    const app = front({ serve, faults: node.#faults, requests: node.requests })
    try {
      await node.#anvil.start()
      node.#front = await listen(app, options)
    } catch (error) {
      await node.destroy()
      throw error
    }
    return node
  }

  /** The proxy's address, for dApps. It stays the same while the node goes down and up again. */
  get url(): string {
    if (!this.#front) throw new Error(`The node of chain ${this.chainId} is gone.`)
    return this.#front.url
  }

  /** The direct address, without faults or counting. For wallets, and for a test's own requests. */
  get directUrl(): string {
    return this.#anvil.url
  }

  /** The process id, while the node runs. */
  get pid(): number | undefined {
    return this.#anvil.pid
  }

  /** Adds a fault to the proxy. */
  fault(fault: Fault): void {
    this.#faults.add(fault)
  }

  /** Ends all faults. */
  clear(): void {
    this.#faults.clear()
  }

  /** Freezes the node: requests hang until `resume()`. */
  pause(): void {
    this.#anvil.pause()
  }

  resume(): void {
    this.#anvil.resume()
  }

  /** Takes the node down: connections are cut until `restart()`. The chain is kept. */
  stop(): Promise<void> {
    return this.#anvil.stop()
  }

  /** Brings the node back, with its chain as it was. */
  async restart(): Promise<void> {
    await this.#anvil.stop()
    await this.#anvil.start()
  }

  /** Ends the node, its proxy and its chain for good. */
  async destroy(): Promise<void> {
    await this.#front?.close()
    this.#front = undefined
    await this.#anvil.destroy()
  }
}

async function forward(url: string, body: string, signal: AbortSignal): ReturnType<Serve> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body, signal })
  return { text: await response.text(), status: response.status }
}
