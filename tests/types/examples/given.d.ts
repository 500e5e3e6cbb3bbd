import type { ReactNode } from 'react'
import type { WagmiAdapter } from '../../../adapters/evm/index.ts'
import type { SolanaAdapter as Adapter } from '../../../adapters/solana/index.ts'
import type { solana as chain, mainnet, sepolia as testnet } from '../../../core/networks.ts'
import type { ExampleAdapter as Example } from '../../../examples/adapter/index.ts'
import type {
  AppKit,
  ChainAdapter,
  createAppKit as create,
  Metadata,
  AppKitProvider as Provider,
  useAppKitSession as useSession,
} from '../../../react/index.ts'

// The names that examples take from other examples, and from the reader's own page.
declare global {
  const networks: readonly [typeof mainnet, typeof testnet]
  const sepolia: typeof testnet
  const solana: typeof chain
  const SolanaAdapter: typeof Adapter
  const wagmi: WagmiAdapter
  const createAppKit: typeof create
  const AppKitProvider: typeof Provider
  const kit: AppKit
  const adapters: readonly ChainAdapter[]
  const projectId: string
  const metadata: Metadata
  const metafile: {
    outputs: Record<string, { inputs: object; imports: { path: string; kind: string }[]; entryPoint?: string }>
  }
  const publicKey: `0x${string}`
  const ExampleAdapter: typeof Example
  const wallet: ConstructorParameters<typeof Example>[0]['wallet']
  const useAppKitSession: typeof useSession
  const Page: () => ReactNode
  const report: (code: string, message: string) => void
  const it: (name: string, test: () => void) => void
  const expect: (value: unknown) => { toBeNull(): void }
}
