import type { Connection } from '@solana/web3.js'
import type { CaipNetwork } from '../../core/network.ts'
import type { NodeSettings } from '../nodes.ts'
import { nodesOf } from './clusters.ts'
import { type ConnectionSettings, nodeOf } from './node.ts'

/** The nodes of a network of the dApp, asked as the kit asks them, for calls of the dApp's own [node-order]. */
export const ownConnection = (
  { caipNetworkId, rpcUrls }: CaipNetwork,
  nodes: NodeSettings,
  settings: ConnectionSettings,
): Connection => nodeOf(nodesOf(caipNetworkId, rpcUrls.default.http, nodes), settings, new AbortController().signal)
