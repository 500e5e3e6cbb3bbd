import type { Network, NetworkDefinition } from '../../core/network.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { SIWXSession, SIWXVerifier } from '../types.ts'

/**
 * Verifies EVM accounts' signatures: by the account's own key, or by a smart account's contract, deployed (EIP-1271) or
 * not yet deployed (EIP-6492). Only a signature that the key did not make needs a node.
 */
export class EIP155Verifier implements SIWXVerifier {
  readonly chainNamespace = 'eip155'
  /** Whether the dApp has named the nodes itself. */
  readonly #isFixed: boolean
  #networks: readonly Network[]

  /** @param options.networks The networks whose nodes to ask; in a kit, the kit's networks by default. */
  constructor({ networks = [] }: { networks?: readonly NetworkDefinition[] } = {}) {
    this.#isFixed = networks.length > 0
    this.#networks = networks.map(toNetwork)
  }

  setNetworks(networks: readonly Network[]): void {
    if (!this.#isFixed) this.#networks = networks
  }

  /** @throws `sign.network` if no node of the chain is known, `sign.server` if none answers. */
  async verify({ data: { accountAddress, chainId }, message, signature }: SIWXSession): Promise<boolean> {
    const { verifyEvm } = await import('./evm-signature.ts')
    const nodes = this.#networks.find(({ caipNetworkId }) => caipNetworkId === chainId)?.rpcUrls ?? []
    return verifyEvm({ address: accountAddress, message, signature, nodes })
  }
}
