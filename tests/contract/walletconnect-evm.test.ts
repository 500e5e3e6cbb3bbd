import { afterAll, beforeAll, vi } from 'vitest'
import { startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { phoneRefusals } from './link-world.ts'
import { watchLines } from './relay-world.ts'
import { describeWalletAdapter } from './wallet-adapter.ts'
import { openLinkedEvmWorld } from './walletconnect-evm-world.ts'

let sandbox: WalletConnectSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ walletConnect: true })
  watchLines(sandbox)
})
afterAll(async () => {
  await sandbox.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describeWalletAdapter('WalletConnect on EVM', (only) => openLinkedEvmWorld(sandbox, only), phoneRefusals)
