import { isNamespace } from '../../core/namespaces.ts'
import { type Network, namespaceOf } from '../../core/network.ts'

/** Whether a network is of a namespace that exists, and its id says the same: what dApps hand over may be anything. */
export function isPlaced({
  chainNamespace,
  caipNetworkId,
}: Pick<Network, 'chainNamespace' | 'caipNetworkId'>): boolean {
  return isNamespace(chainNamespace) && namespaceOf(caipNetworkId) === chainNamespace
}
