import { afterAll, beforeAll, vi } from 'vitest'
import { type SolanaSandbox, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { phoneRefusals } from './link-world.ts'
import { watchLines } from './relay-world.ts'
import { describeWalletAdapter } from './wallet-adapter.ts'
import { openLinkedSolanaWorld } from './walletconnect-solana-world.ts'

let sandbox: SolanaSandbox & WalletConnectSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true, walletConnect: true })
  watchLines(sandbox)
})
afterAll(async () => {
  await sandbox.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describeWalletAdapter('WalletConnect on Solana', (only) => openLinkedSolanaWorld(sandbox, only), phoneRefusals)
