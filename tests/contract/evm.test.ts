import { afterAll, beforeAll } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { openEvmWorld } from './evm-world.ts'
import { describeWalletAdapter } from './wallet-adapter.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

// What every adapter guarantees to the charts [wallet-contract].
describeWalletAdapter('EVM', (only) => openEvmWorld(sandbox, { only }))
