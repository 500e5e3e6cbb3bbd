import type { CaipNetworkId } from './caip.ts'
import { isNamespace, type Namespace, viemNamespace } from './namespaces.ts'

interface NativeCurrency {
  name: string
  symbol: string
  decimals: number
}

/** Values by name, one of which is the default. */
type WithDefault<T> = Readonly<Record<string, T>> & { readonly default: T }

/** Where the nodes of a network are. */
interface Nodes {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[] | undefined
}

/** A site that shows what happens on a network. */
interface BlockExplorer {
  readonly name: string
  readonly url: string
  readonly apiUrl?: string | undefined
}

/** Where a contract of a network is. */
interface Contract {
  readonly address: `0x${string}`
  readonly blockCreated?: number | undefined
}

/** A network as a dApp hands it over: viem's `Chain`, or one that already says its namespace [network-definition]. */
export interface NetworkDefinition {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: WithDefault<Nodes>
  readonly blockExplorers?: WithDefault<BlockExplorer> | undefined
  readonly testnet?: boolean | undefined
  /** Contracts by viem's names for them. */
  readonly contracts?:
    | { readonly [name: string]: Contract | { readonly [chainId: number]: Contract | undefined } | undefined }
    | undefined
  readonly chainNamespace?: Namespace
  readonly caipNetworkId?: CaipNetworkId
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** A network as the dApp gave it, whole, with its namespace and its CAIP-2 id: what hooks return [network-definition]. */
export interface CaipNetwork extends NetworkDefinition {
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
}

/** As much of a network as tells which one it is. */
export type NetworkName = Pick<NetworkDefinition, 'id' | 'chainNamespace' | 'caipNetworkId'>

/** A network as the charts and the adapters know it: plain JSON, with its CAIP-2 id worked out. */
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
  /** The id of its picture in the directory. */
  imageId?: string
}

/** What the dApp sees of a namespace's networks [api-namespace-state]. */
export interface NetworkState {
  caipNetwork: CaipNetwork | undefined
  /** The networks of the namespace that the dApp configured. */
  requestedCaipNetworks: readonly CaipNetwork[]
  /** Those that the wallet has approved; undefined where it did not say. */
  approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  supportsAllNetworks: boolean
  /** The networks on which an embedded wallet can have a smart account. */
  smartAccountEnabledNetworks: readonly CaipNetworkId[]
}

/** The networks of a namespace while no wallet has a say: the preferred one is selected, where it is one of them. */
export function restingNetworks(
  networks: readonly CaipNetwork[],
  namespace: Namespace,
  preferred?: CaipNetwork | undefined,
): NetworkState {
  const requestedCaipNetworks = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return {
    caipNetwork: requestedCaipNetworks.find((each) => each === preferred) ?? requestedCaipNetworks[0],
    requestedCaipNetworks,
    approvedCaipNetworkIds: undefined,
    supportsAllNetworks: true,
    smartAccountEnabledNetworks: [],
  }
}

/** A definition with the namespace and the CAIP-2 id that it stands for. */
export const toCaipNetwork = (definition: NetworkDefinition): CaipNetwork => ({
  ...definition,
  ...nameNetwork(definition),
})

/** The namespace and the CAIP-2 id of a network. */
export function nameNetwork({ id, ...said }: NetworkName): Pick<Network, 'chainNamespace' | 'caipNetworkId'> {
  const { chainNamespace = namespaceOf(said.caipNetworkId) ?? viemNamespace } = said
  return { chainNamespace, caipNetworkId: said.caipNetworkId ?? `${chainNamespace}:${id}` }
}

/** The namespace of a CAIP-2 id, where it has one that exists. */
export function namespaceOf(id: CaipNetworkId | undefined): Namespace | undefined {
  const [namespace = ''] = id?.split(':') ?? []
  return isNamespace(namespace) ? namespace : undefined
}
