import { fromCallback, fromPromise } from 'xstate'
import type { RemoteFeature } from '../core/features.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { directoryMachine, type ImageLoaded, type Prefetched } from '../machines/directory.ts'
import type { ImagesWanted } from '../machines/system.ts'
import type { WalletPage } from '../machines/wallet-list.ts'
import { version } from '../package.json'
import { pictures, walletDirectory } from '../services/directory.ts'
import { isMobile } from '../services/environment.ts'
import { projectService } from '../services/project.ts'
import type { Setup } from './setup.ts'

export type CloudSetup = Pick<Setup, 'adapters' | 'networks'> & Partial<Pick<Setup, 'options'>>

/** The charts of the services that know a project, with what asks those services. */
export function cloudCharts(setup: CloudSetup) {
  const { projectId, endpoints, ...wanted } = setup.options ?? {}
  const url = endpoints?.api
  const kinds = setup.adapters.map(({ namespace }) => (namespace === 'eip155' ? 'wagmi' : namespace))
  const sdkVersion = `react-${kinds}-${version}`
  const wallets = walletDirectory({
    ...wanted,
    ...{ url, projectId, sdkVersion },
    scope: () => ({ mobile: isMobile(), chains: setup.networks.map(({ caipNetworkId }) => caipNetworkId) }),
  })
  return {
    wallets,
    directory: () =>
      directoryMachine.provide({
        actors: {
          prefetchWallets: fromPromise<Prefetched>(({ signal }) => wallets.prefetch(signal)),
          watchImages: fromCallback<ImagesWanted>(({ receive, sendBack }) => {
            const loaded = (id: string, url: string): ImageLoaded => ({ type: 'image.loaded', id, url })
            const { want, stop } = pictures(wallets.image, (id, url) => sendBack(loaded(id, url)))
            receive(({ ids }) => want(ids))
            return stop
          }),
        },
      }),
    async walletList() {
      const { walletListMachine } = await import('../machines/wallet-list.ts')
      return walletListMachine.provide({
        actors: {
          fetchPage: fromPromise<WalletPage, { page: number }>(({ input: { page }, signal }) =>
            wallets.page(page, signal),
          ),
          searchWallets: fromPromise<readonly ListedWallet[], { text: string; certified: boolean }>(
            ({ input: { text, certified }, signal }) => wallets.search(text, certified, signal),
          ),
        },
      })
    },
    async config() {
      const { configMachine } = await import('../machines/config.ts')
      const project = projectService({ url, projectId: projectId ?? '', sdkVersion })
      return configMachine.provide({
        actors: {
          fetchFeatures: fromPromise<readonly RemoteFeature[]>(({ signal }) => project.features(signal)),
          checkOrigin: fromPromise<void>(({ signal }) => project.checkOrigin(location.origin, signal)),
          fetchAnalytics: fromPromise<boolean>(({ signal }) => project.analytics(signal)),
        },
      })
    },
  }
}
