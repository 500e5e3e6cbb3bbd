import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import type { SolanaWallet } from './wallet.ts'

/** What the Wallet Standard calls the public clusters, which CAIP-2 calls by their genesis. */
const names: readonly (readonly [CaipNetworkId, string])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]

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

/** What a wallet calls a network; undefined where it says that it does not have it. */
export function chainIn({ chains }: SolanaWallet, id: CaipNetworkId): string | undefined {
  const standard = names.find(([known]) => known === id)?.[1]
  if (!chains) return standard ?? id
  return [standard, id].find((name) => name !== undefined && chains.includes(name))
}

/**
 * The network that a wallet is used on: the chosen one, else the dApp's first that it has, else one that only the wallet
 * has. Undefined where neither has any.
 */
export function settle(
  wallet: SolanaWallet,
  networks: readonly Network[],
  chosen: CaipNetworkId | undefined,
): CaipNetworkId | undefined {
  const common = networks.map(({ caipNetworkId }) => caipNetworkId).filter((id) => chainIn(wallet, id) !== undefined)
  if (chosen !== undefined && common.includes(chosen)) return chosen
  return common[0] ?? ownNetwork(wallet)
}

function ownNetwork({ chains = [] }: SolanaWallet): CaipNetworkId | undefined {
  const chain = chains.find((each) => each !== localnet) ?? chains[0] ?? ''
  const id = names.find(([, name]) => name === chain)?.[0] ?? chain
  return isCaipNetworkId(id) ? id : undefined
}
