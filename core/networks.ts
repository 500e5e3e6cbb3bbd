export * from 'viem/chains'
export { solana, solanaDevnet, solanaTestnet } from './solana-networks.ts'
