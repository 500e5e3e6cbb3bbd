import type { CaipNetworkId } from './caip.ts'
import { isNamespace, type Namespace, viemNamespace } from './namespaces.ts'

interface NativeCurrency {
  name: string
  symbol: string
  decimals: number
}

/** Values by name, one of which is the default. */
type WithDefault<T> = Readonly<Record<string, T>> & { readonly default: T }

/** The RPC URLs of a network. */
interface Nodes {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[] | undefined
}

/** A block explorer. */
interface BlockExplorer {
  readonly name: string
  readonly url: string
  readonly apiUrl?: string | undefined
}

/** A contract on a network. */
interface Contract {
  readonly address: `0x${string}`
  readonly blockCreated?: number | undefined
}

/** A network as a dApp passes it: viem's `Chain`, or one with a namespace [network-definition]. */
export interface NetworkDefinition {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: WithDefault<Nodes>
  readonly blockExplorers?: WithDefault<BlockExplorer> | undefined
  readonly testnet?: boolean | undefined
  /** Contracts by viem's names. */
  readonly contracts?:
    | { readonly [name: string]: Contract | { readonly [chainId: number]: Contract | undefined } | undefined }
    | undefined
  readonly chainNamespace?: Namespace
  readonly caipNetworkId?: CaipNetworkId
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** The dApp's complete network with its namespace and CAIP-2 id, as returned by hooks [network-definition]. */
export interface CaipNetwork extends NetworkDefinition {
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
}

/** The part of a network that identifies it. */
export type NetworkName = Pick<NetworkDefinition, 'id' | 'chainNamespace' | 'caipNetworkId'>

/** A network in the form of the charts and the adapters: plain JSON with its CAIP-2 id. */
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

/** The networks of a namespace in the public API [api-namespace-state]. */
export interface NetworkState {
  caipNetwork: CaipNetwork | undefined
  /** The dApp's networks of the namespace. */
  requestedCaipNetworks: readonly CaipNetwork[]
  /** The networks that the wallet has approved; undefined if it does not report them. */
  approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  supportsAllNetworks: boolean
  /** The networks on which an embedded wallet can have a smart account. */
  smartAccountEnabledNetworks: readonly CaipNetworkId[]
}

/** The networks of a namespace without a wallet: the preferred one is selected, if it is one of them. */
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

/** A definition with its namespace and CAIP-2 id. */
export const toCaipNetwork = (definition: NetworkDefinition): CaipNetwork => ({
  ...definition,
  ...nameNetwork(definition),
})

/** The namespace and the CAIP-2 id of a network. */
export function nameNetwork({ id, ...said }: NetworkName): Pick<Network, 'chainNamespace' | 'caipNetworkId'> {
  const { chainNamespace = namespaceOf(said.caipNetworkId) ?? viemNamespace } = said
  return { chainNamespace, caipNetworkId: said.caipNetworkId ?? `${chainNamespace}:${id}` }
}

/** The namespace of a CAIP-2 id, if it exists. */
export function namespaceOf(id: CaipNetworkId | undefined): Namespace | undefined {
  const [namespace = ''] = id?.split(':') ?? []
  return isNamespace(namespace) ? namespace : undefined
}
