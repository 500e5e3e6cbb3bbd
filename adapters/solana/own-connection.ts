import type { Connection } from '@solana/web3.js'
import type { CaipNetwork } from '../../core/network.ts'
import type { NodeSettings } from '../nodes.ts'
import { nodesOf } from './clusters.ts'
import { type ConnectionSettings, nodeOf } from './node.ts'

/** A connection to the nodes of a dApp's network, with the kit's settings, for the dApp's own calls [node-order]. */
export const ownConnection = (
  { caipNetworkId, rpcUrls }: CaipNetwork,
  nodes: NodeSettings,
  settings: ConnectionSettings,
): Connection => nodeOf(nodesOf(caipNetworkId, rpcUrls.default.http, nodes), settings, new AbortController().signal)
