import type { Connection } from './connector.ts'
import { namespaceDescriptors } from './namespaces.ts'
import type { CaipNetwork, Network } from './network.ts'

type OnNetwork = Pick<Connection, 'namespace' | 'caipNetworkId'>

/**
 * The network of a connection in the charts' form; a placeholder for one that the dApp does not have
 * [network-definition].
 */
export const networkOf = (networks: readonly Network[], on: OnNetwork): Network =>
  networks.find(({ caipNetworkId }) => caipNetworkId === on.caipNetworkId) ?? { ...unknownNetwork(on), rpcUrls: [] }

/** Likewise, in the dApp's form. */
export const caipNetworkOf = (networks: readonly CaipNetwork[], on: OnNetwork): CaipNetwork =>
  networks.find(({ caipNetworkId }) => caipNetworkId === on.caipNetworkId) ?? {
    ...unknownNetwork(on),
    rpcUrls: { default: { http: [] } },
  }

function unknownNetwork({ namespace, caipNetworkId }: OnNetwork) {
  const reference = caipNetworkId.slice(namespace.length + 1)
  return {
    id: namespaceDescriptors[namespace].hasNumericIds ? Number(reference) : reference,
    name: 'Unknown Network',
    caipNetworkId,
    chainNamespace: namespace,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
  }
}
