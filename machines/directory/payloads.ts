import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors, listed, reports } from '../../tests/model/world.ts'
import type { AdapterReport } from '../ports.ts'
import type { Prefetched } from './chart.ts'

const plain = { ...listed.plain, imageId: 'harbour' }
const nothing = { featured: [], recommended: [], count: 0, excluded: [], custom: [], failure: null }

/** Leading wallets of the directory. */
export const leads = {
  none: nothing,
  some: { ...nothing, recommended: [listed.plain, listed.bare], count: 512 },
  featured: { ...nothing, featured: [listed.plain], count: 512 },
} satisfies Record<string, Prefetched>

/** Reports of adapters that can reach any wallet. */
export const reaching = {
  any: {
    ...reports.disconnected,
    connectors: [
      { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' },
      connectors.meadow,
    ],
  },
} satisfies Record<string, AdapterReport>

export const payloads: Payloads = {
  commands: [{ type: 'images.want', ids: ['other'] }, { type: 'service.refresh' }],
  ports: {
    prefetchWallets: {
      outputs: [
        { ...nothing, featured: [plain], recommended: [listed.bare], count: 123, excluded: ['Swamp'] },
        { ...nothing, custom: [listed.bare], failure: { code: 'directory.failed' } },
        nothing,
      ],
      codes: ['directory.failed'],
    },
  },
  channels: {
    watchImages: [
      { type: 'image.loaded', id: 'harbour', url: 'blob:harbour' },
      { type: 'image.loaded', id: 'other', url: 'blob:other' },
    ],
  },
}
