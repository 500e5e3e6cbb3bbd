import { isNamespace } from '../../core/namespaces.ts'
import { type Network, namespaceOf } from '../../core/network.ts'

/** Whether a network has an existing namespace that matches its id. dApps may pass anything. */
export function isPlaced({
  chainNamespace,
  caipNetworkId,
}: Pick<Network, 'chainNamespace' | 'caipNetworkId'>): boolean {
  return isNamespace(chainNamespace) && namespaceOf(caipNetworkId) === chainNamespace
}
