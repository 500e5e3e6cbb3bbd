import { fromCallback, fromPromise } from 'xstate'
import type { ListedWallet } from '../../../core/listed-wallet.ts'
import type { ImageLoaded, Prefetched } from '../../../machines/directory/chart.ts'
import { headlessMachine } from '../../../machines/headless/chart.ts'
import type { ImagesWanted } from '../../../machines/system.ts'
import type { LinkRequest } from '../../../machines/wallet-connect/chart.ts'
import type { WalletPage } from '../../../machines/wallet-list/chart.ts'
import { pictures } from '../../../services/directory.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The services for a dApp that renders the wallets itself: directory, pictures and links are the modal's. */
export default ({ directory, links }: EngineDeps, loadPairing: () => Promise<void>) =>
  headlessMachine.provide({
    actors: {
      prefetchWallets: fromPromise<Prefetched>(async ({ signal }) => (await directory()).prefetch(signal)),
      fetchPage: fromPromise<WalletPage, { page: number }>(async ({ input: { page }, signal }) =>
        (await directory()).page(page, signal),
      ),
      searchWallets: fromPromise<readonly ListedWallet[], { text: string; certified: boolean }>(
        async ({ input: { text, certified }, signal }) => (await directory()).search(text, certified, signal),
      ),
      watchImages: fromCallback<ImagesWanted>(({ receive, sendBack }) => {
        const loaded = (id: string, url: string): ImageLoaded => ({ type: 'image.loaded', id, url })
        const fetchPicture = async (id: string, signal: AbortSignal) => (await directory()).image(id, signal)
        const { want, stop } = pictures(fetchPicture, (id, url) => sendBack(loaded(id, url)))
        receive(({ ids }) => want(ids))
        return stop
      }),
      loadPairing: fromPromise<void>(loadPairing),
      openLink: fromPromise<boolean, LinkRequest>(async ({ input }) => (await links()).open(input)),
    },
  })
