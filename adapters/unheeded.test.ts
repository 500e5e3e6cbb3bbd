import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { network } from '../tests/support/stub-adapter.ts'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.restoreAllMocks())

it('adapter options that have no effect are named once in development [api-unheeded]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const [{ WagmiAdapter }, { SolanaAdapter }] = await Promise.all([
    import('./evm/index.ts'),
    import('./solana/index.ts'),
  ])
  for (let times = 0; times < 2; times++) {
    new WagmiAdapter({ networks: [network], pendingTransactionsFilter: { enable: true, pollingInterval: 15_000 } })
    new SolanaAdapter({ registerWalletStandard: true })
  }
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  expect(warn.mock.calls.flat().toSorted()).toEqual([
    'pendingTransactionsFilter of WagmiAdapter changes nothing in Portico: the kit follows the transactions that it has sent, and no others.',
    'registerWalletStandard of SolanaAdapter changes nothing in Portico: wallets of the Wallet Standard are found without it.',
  ])
})

it('they are not named if they ask for nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const [{ WagmiAdapter }, { SolanaAdapter }] = await Promise.all([
    import('./evm/index.ts'),
    import('./solana/index.ts'),
  ])
  new WagmiAdapter({ networks: [network], pendingTransactionsFilter: { enable: false } })
  new WagmiAdapter({ networks: [network] })
  new SolanaAdapter({ registerWalletStandard: false })
  // Otherwise their warning would come first.
  new SolanaAdapter({ registerWalletStandard: true })
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(warn).toHaveBeenCalledOnce()
})
