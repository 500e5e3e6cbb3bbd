import { afterAll, beforeAll } from 'vitest'
import { type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { networkOf, openSolanaWorld } from './solana-world.ts'
import { describeWalletAdapter } from './wallet-adapter.ts'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
})
afterAll(() => sandbox.stop())

describeWalletAdapter('Solana', (only) =>
  openSolanaWorld(sandbox, only && { networks: [networkOf(sandbox.solana.one)] }),
)
