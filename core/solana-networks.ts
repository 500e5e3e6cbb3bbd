import type { NetworkDefinition } from './network.ts'

const shared = { nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 }, chainNamespace: 'solana' } as const

/** The CAIP-2 reference is the first 32 characters of the genesis hash. */
export const solana: NetworkDefinition = {
  ...shared,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
}

export const solanaDevnet: NetworkDefinition = {
  ...shared,
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  testnet: true,
}

export const solanaTestnet: NetworkDefinition = {
  ...shared,
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  testnet: true,
}
