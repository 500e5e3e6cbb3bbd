import { type AppKitNetwork, mainnet, sepolia } from 'portico/networks'
import { type Chain, defineChain } from 'viem'
import type { Settings } from './settings.ts'

/** A chain of the sandbox. */
const local = (id: number, name: string, rpc: string) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    testnet: true,
  })

/** A cluster of the sandbox. */
const cluster = (id: string, name: string, rpc: string): AppKitNetwork => ({
  id,
  name,
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  chainNamespace: 'solana',
  caipNetworkId: `solana:${id}`,
  rpcUrls: { default: { http: [rpc] } },
  testnet: true,
})

/** The sandbox's two chains. Without a sandbox, public chains come first, for whatever wallet is in the page. */
export function networksOf({ rpc, rpc2 }: Settings): readonly [Chain, ...Chain[]] {
  const one = local(31337, 'Portico One', rpc ?? 'http://127.0.0.1:8545')
  const two = local(31338, 'Portico Two', rpc2 ?? 'http://127.0.0.1:8546')
  return rpc ? [one, two] : [mainnet, sepolia, one, two]
}

/** The sandbox's Solana clusters, if it has any. */
export function clustersOf({ sol1, solRpc, sol2, solRpc2 }: Settings): readonly AppKitNetwork[] {
  const one = sol1 && solRpc ? [cluster(sol1, 'Portico Sol One', solRpc)] : []
  return sol2 && solRpc2 ? [...one, cluster(sol2, 'Portico Sol Two', solRpc2)] : one
}
