import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { type WalletPage, walletListMachine } from '../../machines/wallet-list/chart.ts'

const [all, perPage] = [10_000, 40]

/**
 * A page of the directory; each begins with the last wallet of the previous page, as if the directory had grown
 * meanwhile.
 */
const pageOf = (page: number): WalletPage => {
  const first = Math.max((page - 1) * perPage - 1, 0)
  const places = Array.from({ length: page * perPage - first }, (_, at) => first + at)
  const wallets = places.map((place): ListedWallet => ({ id: `w${place}`, name: `Wallet ${place}`, certified: false }))
  return { wallets, last: page * perPage >= all, count: all }
}

test('ten thousand wallets are listed in order, each once, and each page is requested once [directory-page]', async () => {
  const asked: number[] = []
  const fetchPage = fromPromise<WalletPage, { page: number }>(async ({ input: { page } }) => {
    asked.push(page)
    return pageOf(page)
  })
  const list = createActor(walletListMachine.provide({ actors: { fetchPage } }), { input: { namespace: undefined } })
  list.start()
  const rests = () => waitFor(list, (snapshot) => !snapshot.hasTag('loading'))
  while (!(await rests()).matches({ browsing: 'complete' })) {
    // The end of the list is visible in more frames than one.
    for (const _ of [1, 2, 3]) list.send({ type: 'list.more' })
  }
  expect(asked).toEqual(Array.from({ length: all / perPage }, (_, at) => at + 1))
  expect(list.getSnapshot().context.wallets.map(({ id }) => id)).toEqual(
    Array.from({ length: all }, (_, at) => `w${at}`),
  )
  list.stop()
})
