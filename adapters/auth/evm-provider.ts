import type { EmbeddedFrame } from '../../core/embedded-frame.ts'
import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import { viemNamespace } from '../../core/namespaces.ts'
import { parseChainId } from '../evm/parse.ts'

/** What a provider is made from. */
interface EvmProviderDeps {
  frame(): Promise<EmbeddedFrame>
  accounts(): readonly string[]
  chain(): { chainId: number; rpcUrl: string | undefined }
  go(chainId: number): Promise<unknown>
}

type Heard = (payload: unknown) => void

/** What a failure of the frame is called by EIP-1193. */
const codes: Readonly<Record<string, number>> = {
  'frame.notAllowed': 4200,
  'request.aborted': 4001,
  'chain.notConfigured': 4902,
  'frame.unreachable': 4900,
  'frame.session': 4900,
}

/** The frame with the face of a browser wallet (EIP-1193) [embedded-provider]. */
export class EvmProvider {
  readonly #deps: EvmProviderDeps
  readonly #heard = new Map<string, Set<Heard>>()

  constructor(deps: EvmProviderDeps) {
    this.#deps = deps
  }

  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const { accounts, chain, frame, go } = this.#deps
    if (accounts().length === 0) throw rpcError(4900, 'There is no login.')
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [...accounts()]
    const { chainId, rpcUrl } = chain()
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    try {
      if (method === 'wallet_switchEthereumChain') {
        await go(parseChainId(member(Array.isArray(params) ? params[0] : undefined, 'chainId')) ?? 0)
        return null
      }
      const node = rpcUrl !== undefined && { rpcUrl }
      return await (await frame()).call({ method, params, chainNamespace: viemNamespace, chainId, ...node })
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

const rpcError = (code: number, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

/** What a page that knows wallets understands: the frame's own code, or one that says the same. */
function asRpcError(cause: unknown): unknown {
  if (!(cause instanceof PorticoError)) return cause
  const said = member(cause.cause, 'code')
  const message = cause.cause instanceof Error ? cause.cause.message : cause.message
  return rpcError(typeof said === 'number' ? said : (codes[cause.code] ?? -32603), message)
}
