import { mainnet, sepolia } from 'portico/networks'
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

/** The sandbox's two chains; without a sandbox the public ones are first, for whatever wallet is in the page. */
export function networksOf({ rpc, rpc2 }: Settings): readonly [Chain, ...Chain[]] {
  const one = local(31337, 'Portico One', rpc ?? 'http://127.0.0.1:8545')
  const two = local(31338, 'Portico Two', rpc2 ?? 'http://127.0.0.1:8546')
  return rpc ? [one, two] : [mainnet, sepolia, one, two]
}
