import type { ReactNode } from 'react'
import type { WagmiAdapter } from '../../../adapters/evm/index.ts'
import type { SolanaAdapter as Adapter } from '../../../adapters/solana/index.ts'
import type { solana as chain, mainnet, sepolia as testnet } from '../../../core/networks.ts'
import type { AppKit, createAppKit as create, AppKitProvider as Provider } from '../../../react/index.ts'

// The names that README examples take from other examples, and from the reader's own page.
declare global {
  const networks: readonly [typeof mainnet, typeof testnet]
  const sepolia: typeof testnet
  const solana: typeof chain
  const SolanaAdapter: typeof Adapter
  const wagmi: WagmiAdapter
  const createAppKit: typeof create
  const AppKitProvider: typeof Provider
  const kit: AppKit
  const Page: () => ReactNode
  const report: (code: string, message: string) => void
  const it: (name: string, test: () => void) => void
  const expect: (value: unknown) => { toBeNull(): void }
}
