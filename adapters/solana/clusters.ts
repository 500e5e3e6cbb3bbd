import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import { type NodeSettings, projectNode } from '../nodes.ts'

/** What the Wallet Standard calls the public clusters, which CAIP-2 calls by their genesis. */
const names: readonly (readonly [CaipNetworkId, string])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]

/** All nodes of a network: the dApp's, then the project's, which serves the public clusters, then its own [node-order]. */
export function nodesOf(id: CaipNetworkId, own: readonly string[], nodes: NodeSettings): readonly string[] {
  const node = names.some(([known]) => known === id) ? projectNode(id, nodes) : undefined
  const custom = nodes.customRpcUrls?.[id]?.map(({ url }) => url) ?? []
  return [...custom, ...(node ? [node] : []), ...own]
}

/** A network with all of its nodes. */
export const withNodes = (network: Network, nodes: NodeSettings): Network => ({
  ...network,
  rpcUrls: nodesOf(network.caipNetworkId, network.rpcUrls, nodes),
})

/** What wallets call any cluster on the user's own machine. */
const localnet = 'solana:localnet'

/**
 * The network of the dApp with that id.
 * @throws `network.unsupported` where it is none of Solana, `chain.notConfigured` where the dApp did not name it.
 */
export function networkOf(networks: readonly Network[], id: CaipNetworkId): Network {
  if (parseCaipNetworkId(id).namespace !== 'solana') throw new PorticoError('network.unsupported')
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  if (!network) throw new PorticoError('chain.notConfigured')
  return network
}

/** The chains of Solana that a wallet says it has; undefined where it does not say. */
type Chains = readonly string[] | undefined

/** What a wallet calls a network; undefined where it says that it does not have it. */
export function chainIn(chains: Chains, id: CaipNetworkId): string | undefined {
  const standard = names.find(([known]) => known === id)?.[1]
  if (!chains) return standard ?? id
  return [standard, id].find((name) => name !== undefined && chains.includes(name))
}

/** Those of the dApp's networks that a wallet has. */
export const commonOf = (chains: Chains, networks: readonly Network[]): CaipNetworkId[] =>
  networks.map(({ caipNetworkId }) => caipNetworkId).filter((id) => chainIn(chains, id) !== undefined)

/**
 * The network that a wallet is used on: the chosen one, else the dApp's first that it has, else the chosen one though the
 * dApp does not have it, else one that only the wallet has. Undefined where neither has any.
 */
export function settle(
  chains: Chains,
  networks: readonly Network[],
  chosen: CaipNetworkId | undefined,
): CaipNetworkId | undefined {
  const common = commonOf(chains, networks)
  const known = chosen !== undefined && chainIn(chains, chosen) !== undefined ? chosen : undefined
  return common.find((id) => id === known) ?? common[0] ?? known ?? ownNetwork(chains)
}

const ownNetwork = (chains: Chains = []): CaipNetworkId | undefined =>
  networkFor(chains.find((each) => each !== localnet) ?? chains[0] ?? '')

/** The network that a wallet means by a chain; undefined where it is no name of one. */
export function networkFor(chain: string): CaipNetworkId | undefined {
  const id = names.find(([, name]) => name === chain)?.[0] ?? chain
  return isCaipNetworkId(id) ? id : undefined
}
