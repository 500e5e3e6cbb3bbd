import type { CaipNetworkId } from '../core/caip.ts'

/** The address of a node, with settings for asking it: on EVM chains those of viem's HTTP transport. */
export interface RpcEndpoint {
  url: string
  config?: object
}

/** Where the dApp's nodes are, besides those that its networks name [node-order]. */
export interface NodeSettings {
  /** Where given, the blockchain API's node is used for the networks that it serves. */
  projectId?: string
  /** The blockchain API's address, without a path. Default: `https://rpc.walletconnect.org`. */
  rpcHost?: string
  /** Nodes by CAIP-2 id, asked before all others. */
  customRpcUrls?: Readonly<Record<string, readonly RpcEndpoint[]>>
}

/** What an adapter was constructed with goes before what the dApp's kit was. */
export const mergeNodes = (own: NodeSettings, kit: NodeSettings): NodeSettings => {
  const projectId = own.projectId ?? kit.projectId
  const rpcHost = own.rpcHost ?? kit.rpcHost
  const customRpcUrls = own.customRpcUrls ?? kit.customRpcUrls
  return { ...(projectId && { projectId }), ...(rpcHost && { rpcHost }), ...(customRpcUrls && { customRpcUrls }) }
}

/** The blockchain API's node for a network that it serves, where the dApp has a project. */
export const projectNode = (id: CaipNetworkId, { projectId, rpcHost }: NodeSettings): string | undefined =>
  projectId &&
  `${rpcHost ?? 'https://rpc.walletconnect.org'}/v1/?chainId=${id}&projectId=${encodeURIComponent(projectId)}`
