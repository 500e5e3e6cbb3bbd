/** The exports for React dApps on Solana: the adapter, and what only they need. */
export { SolanaAdapter, type SolanaAdapterOptions } from '../../adapters/solana/index.ts'
export type { SolanaProvider as Provider } from '../../adapters/solana/provider.ts'
export { type UseAppKitConnectionReturnType, useAppKitConnection } from './use-connection.ts'
