import type { Payloads } from './payloads.ts'
import { listed } from './world.ts'

const { plain, bare } = listed
const pictured = { ...plain, imageId: 'harbour' }

export const walletList: Payloads = {
  commands: [
    { type: 'list.more' },
    { type: 'list.retry' },
    ...['har', ' har ', 'b', ''].map((text) => ({ type: 'search.type', text })),
    ...[true, false].map((certified) => ({ type: 'certified.set', certified })),
    { type: 'wallet.choose', wallet: plain, platform: 'qrcode' },
    { type: 'nav.back' },
  ],
  ports: {
    fetchPage: {
      outputs: [
        { wallets: [pictured, bare], last: false },
        { wallets: [], last: false },
        { wallets: [plain], last: true },
        { wallets: [], last: true },
      ],
      codes: ['directory.failed'],
    },
    searchWallets: { outputs: [[pictured], []], codes: ['directory.failed'] },
  },
}
