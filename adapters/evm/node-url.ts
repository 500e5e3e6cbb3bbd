import { type NodeSettings, projectNode } from '../nodes.ts'

/** The EVM chains for which the blockchain API has a node [node-order]. */
const offered = [
  1, 10, 56, 97, 100, 137, 300, 324, 1101, 1301, 1329, 5000, 5003, 8217, 8453, 17000, 42161, 42220, 43113, 43114, 59144,
  80002, 80084, 84532, 421614, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]

/** The blockchain API's node for a chain, if there is one. */
export const nodeUrl = (chainId: number, nodes: NodeSettings): string | undefined =>
  offered.includes(chainId) ? projectNode(`eip155:${chainId}`, nodes) : undefined
