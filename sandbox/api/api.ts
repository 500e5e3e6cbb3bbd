import { Faults } from '../net/faults.ts'
import { type Listening, listen } from '../net/listen.ts'
import type { OnRamp } from '../on-ramp/on-ramp.ts'
import type { ChainReader } from './blockchain/reader.ts'
import { type BlockchainState, blockchainState } from './blockchain/state.ts'
import { type ApiFault, type ApiRequest, apiServer, type ProjectSettings } from './server.ts'
import { type ListedWallet, madeUpWallets } from './wallets.ts'

/** The number of wallets unless a test sets another. */
const WALLETS = 64

/** How to start the service. */
export interface ApiOptions {
  port: number
  log: (line: string) => void
  /** The chains of the generated wallets, by their CAIP-2 ids. */
  chains: readonly string[]
  /** Wallets listed before the generated ones. */
  own: readonly ListedWallet[]
  /** The on-ramp that sells tokens for money. */
  onRamp: OnRamp
  /** The readers for the chains' accounts. */
  readers: readonly ChainReader[]
}

/** The wallet directory, a project's settings and the blockchain API, which count requests and fail on demand. */
export class Api {
  /** The requests so far, oldest first. */
  readonly requests: ApiRequest[] = []
  /** The project's settings that a dApp reads. A test may change them. */
  readonly project: ProjectSettings = {
    features: ['social_login', 'swap', 'onramp', 'activity', 'reown_branding', 'multi_wallet'].map((id) => ({
      ...{ id, isEnabled: false, config: null },
    })),
    allowedOrigins: [],
    isAnalyticsEnabled: false,
  }
  /** What the blockchain API knows in addition to the chains. A test may change it. */
  readonly blockchain: BlockchainState = blockchainState()
  /** The on-ramp that sells tokens for money. */
  readonly onRamp: OnRamp

  readonly #faults = new Faults<ApiFault>()
  readonly #chains: readonly string[]
  #wallets: readonly ListedWallet[]
  #front: Listening | undefined

  private constructor({ chains, own, onRamp }: ApiOptions) {
    this.onRamp = onRamp
    this.#chains = chains
    this.#wallets = [...own, ...madeUpWallets(WALLETS, chains)]
  }

  static async start(options: ApiOptions): Promise<Api> {
    const api = new Api(options)
    const { requests, project, blockchain: state } = api
    const { readers, onRamp } = options
    const blockchain = { readers, state, onRamp }
    const app = apiServer({ faults: api.#faults, requests, project, wallets: () => api.#wallets, blockchain })
    api.#front = await listen(app, { name: 'API', port: options.port, log: options.log })
    return api
  }

  get url(): string {
    if (!this.#front) throw new Error('The API is gone.')
    return this.#front.url
  }

  /** The directory's wallets, in order. */
  get wallets(): readonly ListedWallet[] {
    return this.#wallets
  }

  /** Replaces the directory's wallets: by a number of generated ones, or by the given ones. */
  list(wallets: number | readonly ListedWallet[]): void {
    this.#wallets = typeof wallets === 'number' ? madeUpWallets(wallets, this.#chains) : wallets
  }

  /** Adds a fault. */
  fault(fault: ApiFault): void {
    this.#faults.add(fault)
  }

  /** Ends all faults. */
  clear(): void {
    this.#faults.clear()
  }

  async destroy(): Promise<void> {
    await this.onRamp.destroy()
    await this.#front?.close()
    this.#front = undefined
  }
}
