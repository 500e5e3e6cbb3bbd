export { defineChain } from 'viem'
export * from 'viem/chains'
export type { CaipNetwork, NetworkDefinition as AppKitNetwork } from './network.ts'
export { solana, solanaDevnet, solanaTestnet } from './solana-networks.ts'
