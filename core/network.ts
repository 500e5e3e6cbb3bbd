import type { CaipNetworkId } from './caip.ts'
import { isNamespace, type Namespace } from './namespace.ts'

interface NativeCurrency {
  name: string
  symbol: string
  decimals: number
}

/** A network as a dApp hands it over: viem's `Chain`, or one that already says its namespace (SPEC 3). */
export interface NetworkDefinition {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly chainNamespace?: Namespace
  readonly caipNetworkId?: CaipNetworkId
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** A network as Portico knows it: plain JSON, with its CAIP-2 id worked out. */
export interface Network {
  id: number | string
  name: string
  caipNetworkId: CaipNetworkId
  chainNamespace: Namespace
  nativeCurrency: NativeCurrency
  rpcUrls: readonly string[]
  explorerUrl?: string
  testnet?: boolean
  imageUrl?: string
}

/** A network that is asked for, as far as asking needs it. */
export interface Target {
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  name: string
}

/** The configured network of that id, as a target. */
export function targetIn(networks: readonly Network[], id: CaipNetworkId): Target | undefined {
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  return network && { namespace: network.chainNamespace, caipNetworkId: id, name: network.name }
}

/** SPEC 5: a network is supported if its namespace has no requested networks, or it is among them. */
export function isSupported(networks: readonly Network[], id: CaipNetworkId): boolean {
  const siblings = networks.filter(({ chainNamespace }) => chainNamespace === namespaceOf(id))
  return siblings.length === 0 || siblings.some(({ caipNetworkId }) => caipNetworkId === id)
}

/** The first network of a namespace, in the dApp's order. */
export const firstOf = (networks: readonly Network[], namespace: Namespace): CaipNetworkId | undefined =>
  networks.find(({ chainNamespace }) => chainNamespace === namespace)?.caipNetworkId

/** Works out namespace and CAIP-2 id of a definition; EVM unless the definition says otherwise. */
export function toNetwork(definition: NetworkDefinition): Network {
  const chainNamespace = definition.chainNamespace ?? namespaceOf(definition.caipNetworkId) ?? 'eip155'
  const explorerUrl = definition.blockExplorers?.default.url
  const imageUrl = definition.assets?.imageUrl
  return {
    id: definition.id,
    name: definition.name,
    chainNamespace,
    caipNetworkId: definition.caipNetworkId ?? `${chainNamespace}:${definition.id}`,
    nativeCurrency: definition.nativeCurrency,
    rpcUrls: definition.rpcUrls.default.http,
    ...(explorerUrl !== undefined && { explorerUrl }),
    ...(definition.testnet !== undefined && { testnet: definition.testnet }),
    ...(imageUrl !== undefined && { imageUrl }),
  }
}

function namespaceOf(id: CaipNetworkId | undefined): Namespace | undefined {
  const [namespace = ''] = id?.split(':') ?? []
  return isNamespace(namespace) ? namespace : undefined
}
