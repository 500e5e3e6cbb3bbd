import type { NetworkDefinition } from './network.ts'

const shared = { nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }, chainNamespace: 'bip122' } as const

/** The CAIP-2 reference is the first 32 hex digits of the genesis block's hash. */
export const bitcoin: NetworkDefinition = {
  ...shared,
  id: '000000000019d6689c085ae165831e93',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space' } },
}

export const bitcoinTestnet: NetworkDefinition = {
  ...shared,
  id: '000000000933ea01ad0ee984209779ba',
  caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet' } },
  testnet: true,
}
