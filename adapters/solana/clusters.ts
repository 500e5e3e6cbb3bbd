import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import { type NodeSettings, projectNode } from '../nodes.ts'

/** The Wallet Standard's names of the public clusters; CAIP-2 identifies them by their genesis. */
const names: readonly (readonly [CaipNetworkId, string])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]

/** All nodes of a network: the dApp's, then the project's for the public clusters, then its own [node-order]. */
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

/** The wallets' name for any cluster on the user's own machine. */
const localnet = 'solana:localnet'

/**
 * The dApp's network with that id.
 * @throws `network.unsupported` for a network that is not Solana, `chain.notConfigured` if the dApp does not have it.
 */
export function networkOf(networks: readonly Network[], id: CaipNetworkId): Network {
  if (parseCaipNetworkId(id).namespace !== 'solana') throw new PorticoError('network.unsupported')
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  if (!network) throw new PorticoError('chain.notConfigured')
  return network
}

/** The Solana chains that a wallet names; undefined if it names none. */
type Chains = readonly string[] | undefined

/** The wallet's name for a network; undefined if it does not have it. */
export function chainIn(chains: Chains, id: CaipNetworkId): string | undefined {
  const standard = names.find(([known]) => known === id)?.[1]
  if (!chains) return standard ?? id
  return [standard, id].find((name) => name !== undefined && chains.includes(name))
}

/** The dApp's networks that a wallet supports. */
export const commonOf = (chains: Chains, networks: readonly Network[]): CaipNetworkId[] =>
  networks.map(({ caipNetworkId }) => caipNetworkId).filter((id) => chainIn(chains, id) !== undefined)

/**
 * The network for a wallet: the selected one, else the dApp's first that it supports, else the selected one even if the
 * dApp does not have it, else one that only the wallet has. Undefined if neither has any.
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

/** The network of a wallet's chain name; undefined if unknown. */
export function networkFor(chain: string): CaipNetworkId | undefined {
  const id = names.find(([, name]) => name === chain)?.[0] ?? chain
  return isCaipNetworkId(id) ? id : undefined
}
