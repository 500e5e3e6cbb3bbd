import { Chains, callNode, hexChainId, isLoopback, type WalletChain } from '../../wallet/chains.ts'
import { WalletCore } from '../../wallet/core.ts'
import { unknownChain, unsupported } from '../../wallet/errors.ts'
import { EvmNamespace } from '../../wallet/evm-namespace.ts'
import { Lock } from '../../wallet/lock.ts'
import type { Session } from '../sessions.ts'
import { kindOf } from './methods.ts'
import type { RpcCall, RpcSide, RpcTask } from './task.ts'

const SIGNS = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])

/** The EVM side of the embedded wallet. A dApp names the chain with each request. */
export class EvmSide implements RpcSide {
  readonly #known: readonly WalletChain[]

  constructor(chains: readonly WalletChain[]) {
    this.#known = chains
  }

  addressOf({ user }: Session): string {
    return user.evm.address
  }

  sign({ user }: Session, message: string): Promise<string> {
    return user.evm.signMessage({ message })
  }

  task({ session, request }: RpcCall): RpcTask {
    const { method, params } = request
    const { user, origin } = session
    if (method === 'eth_accounts') return { run: () => [user.evm.address] }
    const chain = this.#chainOf(session, request)
    if (method === 'eth_chainId') return { run: () => hexChainId(chain.chainId) }
    if (kindOf(method) === 'safe' && !method.startsWith('wallet_')) {
      return { run: () => callNode(chain.rpcUrl, method, params) }
    }
    if (!SIGNS.has(method)) throw unsupported(method)

    const core = new WalletCore([user.evm], new Chains([chain], chain.chainId), new Lock(), () => {})
    core.grant(origin)
    const wallet = new EvmNamespace(core)
    const served = wallet.served(method)
    served.asks({ origin, params })
    return {
      contents: wallet.describe({ id: '', origin, method, params }),
      run: () => served.run({ origin, params }),
    }
  }

  /** The chain that a dApp means. One of the sandbox is reached by a line of its own, another by the dApp's. */
  #chainOf(session: Session, { chainId = session.chainId, rpcUrl }: RpcCall['request']): WalletChain {
    const id = Number(String(chainId).replace(/^eip155:/, ''))
    const known = this.#known.find((chain) => chain.chainId === id)
    if (known) return known
    if (!Number.isSafeInteger(id) || rpcUrl === undefined || !isLoopback(rpcUrl)) throw unknownChain(String(chainId))
    return { chainId: id, name: 'A chain of the dApp', rpcUrl }
  }
}
