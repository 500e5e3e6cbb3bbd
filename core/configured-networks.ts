import type { CaipNetworkId } from './caip.ts'
import type { Namespace } from './namespaces.ts'
import { type Network, namespaceOf } from './network.ts'

/** A network to request from a wallet. */
export interface Target {
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  name: string
}

/** The configured network with that id, as a target. */
export function targetIn(networks: readonly Network[], id: CaipNetworkId): Target | undefined {
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  return network && { namespace: network.chainNamespace, caipNetworkId: id, name: network.name }
}

/** A network is supported if its namespace has no requested networks, or if it is one of them [network-supported]. */
export function isSupported(
  networks: readonly Pick<Network, 'chainNamespace' | 'caipNetworkId'>[],
  id: CaipNetworkId,
): boolean {
  const siblings = networks.filter(({ chainNamespace }) => chainNamespace === namespaceOf(id))
  return siblings.length === 0 || siblings.some(({ caipNetworkId }) => caipNetworkId === id)
}

/** The first network of a namespace, in the dApp's order. */
export const firstOf = (networks: readonly Network[], namespace: Namespace | null): CaipNetworkId | undefined =>
  networks.find(({ chainNamespace }) => chainNamespace === namespace)?.caipNetworkId

/** The network of a namespace while no wallet is connected there; undefined without a namespace. */
export const selectedIn = (
  {
    selected,
    networks,
  }: { selected: Readonly<Partial<Record<Namespace, CaipNetworkId>>>; networks: readonly Network[] },
  namespace: Namespace | null,
) => (namespace === null ? undefined : (selected[namespace] ?? firstOf(networks, namespace)))

/** The namespaces whose wallets are listed: those with a network [network-no-networks]. */
export const shownNamespaces = ({
  namespaces,
  networks,
}: {
  namespaces: readonly Namespace[]
  networks: readonly Network[]
}): Namespace[] => namespaces.filter((namespace) => firstOf(networks, namespace) !== undefined)
