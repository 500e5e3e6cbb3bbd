import { fromCallback, fromPromise } from 'xstate'
import type { Network } from '../../../core/network.ts'
import { directoryMachine, type ImageLoaded, type Prefetched } from '../../../machines/directory/chart.ts'
import type { ImagesWanted } from '../../../machines/system.ts'
import { pictures } from '../../../services/directory.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The pictures that the directory has of networks: under the ids that the dApp gives, and under others of those that it knows. */
async function networkPictures(networks: readonly Network[]): Promise<ReadonlyMap<string, string>> {
  const { knownPicture } = await import('../../../services/directory/known-pictures.ts')
  return new Map(
    networks.flatMap(({ imageUrl, imageId, caipNetworkId }) => {
      const id = imageUrl === undefined && (imageId ?? knownPicture(caipNetworkId))
      return id ? [[`asset:${imageId ?? caipNetworkId}`, `asset:${id}`] as const] : []
    }),
  )
}

/** The wallets that the directory leads with, and the pictures of these and of the networks [directory-assets]. */
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
        // Without the ids of what it knows, networks have the marks that are drawn of them.
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
