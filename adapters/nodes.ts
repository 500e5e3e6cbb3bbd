import type { CaipNetworkId } from '../core/caip.ts'

/** An RPC URL with settings: on EVM chains, those of viem's HTTP transport. */
export interface RpcEndpoint {
  url: string
  config?: object
}

/** The dApp's RPC nodes, in addition to those of its networks [node-order]. */
export interface NodeSettings {
  /** If set, the blockchain API's node is used for the networks that it serves. */
  projectId?: string | undefined
  /** The blockchain API's base URL, without a path. Default: `https://rpc.walletconnect.org`. */
  rpcHost?: string | undefined
  /** RPC nodes by CAIP-2 id, tried before all others. */
  customRpcUrls?: Readonly<Record<string, readonly RpcEndpoint[]>> | undefined
}

/** An adapter's own settings take precedence over the kit's. */
export const mergeNodes = (own: NodeSettings, kit: NodeSettings): NodeSettings => ({
  projectId: own.projectId ?? kit.projectId,
  rpcHost: own.rpcHost ?? kit.rpcHost,
  customRpcUrls: own.customRpcUrls ?? kit.customRpcUrls,
})

/** The blockchain API's node for a network that it serves, if the dApp has a project. */
export const projectNode = (
  id: CaipNetworkId,
  { projectId, rpcHost = 'https://rpc.walletconnect.org' }: NodeSettings,
): string | undefined =>
  projectId && `${rpcHost.replace(/\/$/, '')}/v1/?chainId=${id}&projectId=${encodeURIComponent(projectId)}`
