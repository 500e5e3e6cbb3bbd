import type { Network, NetworkDefinition } from '../../core/network.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { SIWXSession, SIWXVerifier } from '../types.ts'

/**
 * Checks what EVM accounts sign: the account's own key, or the smart account's word for it (EIP-1271), be it deployed
 * or not yet (EIP-6492). Only a signature that is not the account's own needs a node.
 */
export class EIP155Verifier implements SIWXVerifier {
  readonly chainNamespace = 'eip155'
  /** Whether the dApp has named the nodes itself. */
  readonly #isFixed: boolean
  #networks: readonly Network[]

  /** @param options.networks tells the nodes; in a kit, they are those of the kit unless given. */
  constructor({ networks = [] }: { networks?: readonly NetworkDefinition[] } = {}) {
    this.#isFixed = networks.length > 0
    this.#networks = networks.map(toNetwork)
  }

  setNetworks(networks: readonly Network[]): void {
    if (!this.#isFixed) this.#networks = networks
  }

  /** @throws `sign.network` where no node of the chain is known, `sign.server` where none answers. */
  async verify({ data: { accountAddress, chainId }, message, signature }: SIWXSession): Promise<boolean> {
    const { verifyEvm } = await import('./evm-signature.ts')
    const nodes = this.#networks.find(({ caipNetworkId }) => caipNetworkId === chainId)?.rpcUrls ?? []
    return verifyEvm({ address: accountAddress, message, signature, nodes })
  }
}
