import type { CaipNetworkId } from '../core/caip.ts'

/** An RPC URL with settings: on EVM chains, those of viem's HTTP transport. */
export interface RpcEndpoint {
  url: string
  config?: object
}

/** The dApp's RPC nodes, in addition to those of its networks [node-order]. */
export interface NodeSettings {
  /** If set, the blockchain API's node is used for the networks that it serves. */
  projectId?: string
  /** The blockchain API's base URL, without a path. Default: `https://rpc.walletconnect.org`. */
  rpcHost?: string
  /** RPC nodes by CAIP-2 id, tried before all others. */
  customRpcUrls?: Readonly<Record<string, readonly RpcEndpoint[]>>
}

/** An adapter's own settings take precedence over the kit's. */
export const mergeNodes = (own: NodeSettings, kit: NodeSettings): NodeSettings => {
  const projectId = own.projectId ?? kit.projectId
  const rpcHost = own.rpcHost ?? kit.rpcHost
  const customRpcUrls = own.customRpcUrls ?? kit.customRpcUrls
  return { ...(projectId && { projectId }), ...(rpcHost && { rpcHost }), ...(customRpcUrls && { customRpcUrls }) }
}

/** The blockchain API's node for a network that it serves, if the dApp has a project. */
export const projectNode = (id: CaipNetworkId, { projectId, rpcHost }: NodeSettings): string | undefined =>
  projectId &&
  `${rpcHost ?? 'https://rpc.walletconnect.org'}/v1/?chainId=${id}&projectId=${encodeURIComponent(projectId)}`
