import { Faults } from '../net/faults.ts'
import { type Listening, listen } from '../net/listen.ts'
import type { OnRamp } from '../on-ramp/on-ramp.ts'
import type { ChainReader } from './blockchain/reader.ts'
import { type BlockchainState, blockchainState } from './blockchain/state.ts'
import { type ApiFault, type ApiRequest, apiServer, type ProjectSettings } from './server.ts'
import { type ListedWallet, madeUpWallets } from './wallets.ts'

/** How many wallets there are if a test does not say otherwise. */
const WALLETS = 64

/** How to start the service. */
export interface ApiOptions {
  port: number
  log: (line: string) => void
  /** The chains of the made-up wallets, by their CAIP-2 ids. */
  chains: readonly string[]
  /** Wallets that are listed before the made-up ones. */
  own: readonly ListedWallet[]
  /** Who sells what is bought with money. */
  onRamp: OnRamp
  /** The chains that accounts are read on. */
  readers: readonly ChainReader[]
}

/** The directory of wallets, the settings of a project and the blockchain API, which count and fail on demand. */
export class Api {
  /** What was asked, oldest first. */
  readonly requests: ApiRequest[] = []
  /** The settings of the project that a dApp reads. A test may change them. */
  readonly project: ProjectSettings = {
    features: ['social_login', 'swap', 'onramp', 'activity', 'reown_branding', 'multi_wallet'].map((id) => ({
      ...{ id, isEnabled: false, config: null },
    })),
    allowedOrigins: [],
    isAnalyticsEnabled: false,
  }
  /** What the blockchain API knows besides the chains. A test may change it. */
  readonly blockchain: BlockchainState = blockchainState()
  /** Who sells what is bought with money. */
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

  /** The wallets of the directory, in their order. */
  get wallets(): readonly ListedWallet[] {
    return this.#wallets
  }

  /** From now on these are listed: so many made-up ones, or those that are given. */
  list(wallets: number | readonly ListedWallet[]): void {
    this.#wallets = typeof wallets === 'number' ? madeUpWallets(wallets, this.#chains) : wallets
  }

  /** From now on the service does this wrong. */
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
