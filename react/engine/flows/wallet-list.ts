import { fromPromise } from 'xstate'
import type { ListedWallet } from '../../../core/listed-wallet.ts'
import { type WalletPage, walletListMachine } from '../../../machines/wallet-list/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** The list of all wallets, with paging and search. */
export default defineFlow('walletList', async ({ directory }) => {
  const wallets = await directory()
  return walletListMachine.provide({
    actors: {
      fetchPage: fromPromise<WalletPage, { page: number }>(({ input: { page }, signal }) => wallets.page(page, signal)),
      searchWallets: fromPromise<readonly ListedWallet[], { text: string; certified: boolean }>(
        ({ input: { text, certified }, signal }) => wallets.search(text, certified, signal),
      ),
    },
  })
})
