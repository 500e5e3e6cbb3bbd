import { fromCallback, fromPromise } from 'xstate'
import { directoryMachine, type ImageLoaded, type Prefetched } from '../../../machines/directory/chart.ts'
import type { ImagesWanted } from '../../../machines/system.ts'
import { pictures } from '../../../services/directory.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The wallets that the directory leads with, and their pictures. */
export default async ({ directory, setup }: EngineDeps) => {
  const wallets = await directory()
  return directoryMachine.provide({
    actors: {
      prefetchWallets: fromPromise<Prefetched>(({ signal }) => wallets.prefetch(signal)),
      watchImages: fromCallback<ImagesWanted>(({ receive, sendBack }) => {
        const loaded = (id: string, url: string): ImageLoaded => ({ type: 'image.loaded', id, url })
        const { want, stop } = pictures(wallets.image, (id, url) => sendBack(loaded(id, url)))
        receive(({ ids }) => want(ids))
        // The directory's pictures of networks, for those of which the dApp has none itself.
        want(setup.networks.flatMap(({ imageId, imageUrl }) => (imageId && !imageUrl ? `asset:${imageId}` : [])))
        return stop
      }),
    },
  })
}
