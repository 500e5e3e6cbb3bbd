import type { EmbeddedFrame } from '../../core/embedded-frame.ts'
import { member } from '../../core/member.ts'
import { viemNamespace } from '../../core/namespaces.ts'
import { parseChainId } from '../evm/parse.ts'
import { asRpcError, notConnected, rpcError } from './rpc-error.ts'

/** The dependencies of a provider. */
interface EvmProviderDeps {
  frame(): Promise<EmbeddedFrame>
  accounts(): readonly string[]
  chain(): { chainId: number; rpcUrl: string | undefined }
  go(chainId: number): Promise<unknown>
  /** Called when the account has sent something, and when its outcome is known. */
  onSent(): void
}

/**
 * The methods whose first call deploys a smart account, or whose answer shows that it is deployed [embedded-deployed].
 */
const sending: ReadonlySet<string> = new Set([
  ...['eth_sendTransaction', 'eth_sendUserOperation', 'wallet_sendCalls', 'wallet_grantPermissions'],
  ...['wallet_getCallsStatus'],
])

type Heard = (payload: unknown) => void

/** An EIP-1193 provider for the frame [embedded-provider]. */
export class EvmProvider {
  readonly #deps: EvmProviderDeps
  readonly #heard = new Map<string, Set<Heard>>()

  constructor(deps: EvmProviderDeps) {
    this.#deps = deps
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const { accounts, chain, frame, go, onSent } = this.#deps
    if (accounts().length === 0) throw rpcError(4900, 'There is no login.', notConnected())
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [...accounts()]
    const { chainId, rpcUrl } = chain()
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    try {
      if (method === 'wallet_switchEthereumChain') {
        await go(parseChainId(member(Array.isArray(params) ? params[0] : undefined, 'chainId')) ?? 0)
        return null
      }
      const node = rpcUrl !== undefined && { rpcUrl }
      const answer = await (await frame()).call({ method, params, chainNamespace: viemNamespace, chainId, ...node })
      if (sending.has(method)) onSent()
      return answer
    } catch (cause) {
      throw asRpcError(cause)
    }
  }

  on(event: string, heard: Heard): this {
    this.#heard.set(event, (this.#heard.get(event) ?? new Set()).add(heard))
    return this
  }

  removeListener(event: string, heard: Heard): this {
    this.#heard.get(event)?.delete(heard)
    return this
  }

  emit(event: string, payload: unknown): void {
    for (const heard of [...(this.#heard.get(event) ?? [])]) heard(payload)
  }
}
