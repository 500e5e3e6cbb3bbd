import type { Payloads } from './payloads.ts'
import { listed } from './world.ts'

const plain = { ...listed.plain, imageId: 'harbour' }
const nothing = { featured: [], recommended: [], count: 0, excluded: [], custom: [], failure: null }

export const directory: Payloads = {
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
