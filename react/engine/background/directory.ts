import { fromCallback, fromPromise } from 'xstate'
import type { Network } from '../../../core/network.ts'
import { directoryMachine, type ImageLoaded, type Prefetched } from '../../../machines/directory/chart.ts'
import type { ImagesWanted } from '../../../machines/system.ts'
import { pictures } from '../../../services/directory.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The directory's pictures of networks, under the dApp's ids and their aliases. */
async function networkPictures(networks: readonly Network[]): Promise<ReadonlyMap<string, string>> {
  const { knownPicture } = await import('../../../services/directory/known-pictures.ts')
  return new Map(
    networks.flatMap(({ imageUrl, imageId, caipNetworkId }) => {
      const id = imageUrl === undefined && (imageId ?? knownPicture(caipNetworkId))
      return id ? [[`asset:${imageId ?? caipNetworkId}`, `asset:${id}`] as const] : []
    }),
  )
}

/** The directory's leading wallets, and the pictures of these and of the networks [directory-assets]. */
export default async ({ directory, setup }: EngineDeps) => {
  const wallets = await directory()
  return directoryMachine.provide({
    actors: {
      prefetchWallets: fromPromise<Prefetched>(({ signal }) => wallets.prefetch(signal)),
      watchImages: fromCallback<ImagesWanted>(({ receive, sendBack }) => {
        const loaded = (id: string, url: string): ImageLoaded => ({ type: 'image.loaded', id, url })
        const ofNetworks = new Map<string, string>()
        const { want, stop } = pictures(
          (id, signal) => wallets.image(ofNetworks.get(id) ?? id, signal),
          (id, url) => sendBack(loaded(id, url)),
        )
        receive(({ ids }) => want(ids))
        // If the directory's ids fail to load, networks have our drawn icons.
        if (setup.options?.projectId)
          void networkPictures(setup.networks).then(
            (found) => {
              for (const [id, picture] of found) ofNetworks.set(id, picture)
              want([...found.keys()])
            },
            () => undefined,
          )
        return stop
      }),
    },
  })
}
