import type { Address } from 'viem'
import { hexChainId } from './chains.ts'
import type { WalletCore } from './core.ts'
import { describe } from './describe.ts'
import { methodOf } from './methods.ts'
import type { Contents, Namespace, Served } from './namespace.ts'
import type { PendingRequest } from './prompts.ts'

/** The EVM side of a wallet. */
export class EvmNamespace implements Namespace {
  readonly #core: WalletCore

  constructor(core: WalletCore) {
    this.#core = core
  }

  get accounts(): Address[] {
    return this.#core.accounts.map(({ address }) => address)
  }

  get chainId(): number {
    return this.#core.chains.current
  }

  switchChain(chainId: number): void {
    this.#core.switchChain(chainId)
  }

  served(name: string): Served {
    const method = methodOf(name)
    const wallet = this.#core
    return {
      oneAtATime: method.oneAtATime,
      asks: (request) => method.asks({ wallet, ...request }),
      run: (request, approved) => method.run({ wallet, ...request }, approved),
    }
  }

  describe(request: PendingRequest): Contents {
    return describe(request, this.#core)
  }

  greeting() {
    return { event: 'connect', args: [{ chainId: hexChainId(this.chainId) }] }
  }

  select(index: number): void {
    const account = this.#core.accounts[index]
    if (!account) throw new Error(`The wallet has no account ${index}.`)
    this.#core.select(account.address)
  }

  revoke(origin?: string): void {
    if (origin === undefined) this.#core.revokeAll()
    else this.#core.revoke(origin)
  }
}
