import type { Address, LocalAccount } from 'viem'
import { Chains, callNode, hexChainId, isLoopback, type WalletChain } from '../../wallet/chains.ts'
import { WalletCore } from '../../wallet/core.ts'
import { unknownChain, unsupported } from '../../wallet/errors.ts'
import { EvmNamespace } from '../../wallet/evm-namespace.ts'
import { Lock } from '../../wallet/lock.ts'
import type { Session } from '../sessions.ts'
import { kindOf } from './methods.ts'
import type { SmartRequests } from './smart/requests.ts'
import type { RpcCall, RpcSide, RpcTask } from './task.ts'

const SIGNS = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])

/** The EVM side of the embedded wallet. A dApp names the chain in each request. */
export class EvmSide implements RpcSide {
  readonly #known: readonly WalletChain[]
  readonly #smart: SmartRequests

  constructor(chains: readonly WalletChain[], smart: SmartRequests) {
    this.#known = chains
    this.#smart = smart
  }

  addressOf(session: Session): Address {
    return this.#keyOf(session).address
  }

  sign(session: Session, message: string): Promise<string> {
    return this.#keyOf(session).signMessage({ message })
  }

  #keyOf({ user, accountType, chainId }: Session): LocalAccount {
    const isSmart = accountType === 'smartAccount' && this.#smart.accountOn(user, Number(chainId)) !== undefined
    return isSmart ? user.smart : user.evm
  }

  async task({ session, request }: RpcCall): Promise<RpcTask> {
    const { method, params } = request
    const { user, origin } = session
    if (method === 'eth_accounts') return { run: () => [this.addressOf(session)] }
    const chain = this.#chainOf(session, request)
    if (method === 'eth_chainId') return { run: () => hexChainId(chain.chainId) }
    if (method.startsWith('wallet_')) {
      return this.#smart.task({ user, address: this.addressOf(session), method, params, chain })
    }
    if (kindOf(method) === 'safe') {
      return { run: () => callNode(chain.rpcUrl, method, params) }
    }
    if (!SIGNS.has(method)) throw unsupported(method)

    const core = new WalletCore([user.evm, user.smart], new Chains([chain], chain.chainId), new Lock(), () => {})
    core.grant(origin, [user.evm.address, user.smart.address])
    const wallet = new EvmNamespace(core)
    const served = wallet.served(method)
    served.asks({ origin, params })
    return {
      contents: wallet.describe({ id: '', origin, method, params }),
      run: () => served.run({ origin, params }),
    }
  }

  /** The chain of a request: a sandbox chain has its own connection, any other uses the dApp's RPC address. */
  #chainOf(session: Session, { chainId = session.chainId, rpcUrl }: RpcCall['request']): WalletChain {
    const id = Number(String(chainId).replace(/^eip155:/, ''))
    const known = this.#known.find((chain) => chain.chainId === id)
    if (known) return known
    if (!Number.isSafeInteger(id) || rpcUrl === undefined || !isLoopback(rpcUrl)) throw unknownChain(String(chainId))
    return { chainId: id, name: 'A chain of the dApp', rpcUrl }
  }
}
