import type { Contents, Namespace, Served } from '../namespace.ts'
import type { PendingRequest } from '../prompts.ts'
import type { SolanaCore } from './core.ts'
import { describeSolana } from './describe.ts'
import { servedBy } from './methods.ts'

/** The Solana side of a wallet. */
export class SolanaNamespace implements Namespace {
  readonly #core: SolanaCore

  constructor(core: SolanaCore) {
    this.#core = core
  }

  get accounts(): string[] {
    return this.#core.accounts.map(({ address }) => address)
  }

  get chains(): string[] {
    return this.#core.chains
  }

  /** The user enables and disables clusters. */
  setClusters(ids: readonly string[]): void {
    this.#core.setClusters(ids)
  }

  served(method: string): Served {
    return servedBy(this.#core, method)
  }

  describe(request: PendingRequest): Contents {
    return describeSolana(request, this.#core)
  }

  greeting() {
    return { event: 'solana:state', args: [{ chains: this.chains }] }
  }

  select(index: number): void {
    const account = this.#core.accounts[index]
    if (!account) throw new Error(`The wallet has no account ${index}.`)
    this.#core.select(account.address)
  }

  revoke(origin?: string): void {
    for (const each of origin === undefined ? this.#core.origins() : [origin]) this.#core.revoke(each)
  }
}
