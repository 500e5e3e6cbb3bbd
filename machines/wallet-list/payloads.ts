import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors, listed } from '../../tests/model/world.ts'
import type { WalletPage } from './chart.ts'

const { plain, bare } = listed
const pictured = { ...plain, imageId: 'harbour' }

const kinds = ['Wallet', 'Vault', 'Pocket', 'Key', 'Safe']
const words = ['Amber', 'Birch', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Grove', 'Haven']

/** Pages of the directory: a full one, and one with names too long for any row. */
export const pages = {
  full: {
    wallets: kinds.flatMap((kind) =>
      words.map((word, at) => ({ id: `${word}-${kind}`, name: `${word} ${kind}`, certified: at % 3 === 0 })),
    ),
    last: false,
    count: 43,
  },
  long: {
    wallets: [
      { ...bare, certified: true },
      { id: 'meadow', name: connectors.long.name, rdns: connectors.long.id, certified: true },
      { id: 'arabic', name: 'محفظة الحي القديم للعملات الرقمية', certified: false },
    ],
    last: true,
    count: 3,
  },
} satisfies Record<string, WalletPage>

export const payloads: Payloads = {
  commands: [
    { type: 'list.more' },
    { type: 'list.retry' },
    ...['har', ' har ', 'b', ''].map((text) => ({ type: 'search.type', text })),
    ...[true, false].map((certified) => ({ type: 'certified.set', certified })),
    { type: 'wallet.choose', wallet: plain, platform: 'qrcode' },
    { type: 'rows.show', wallets: [pictured] },
    { type: 'nav.back' },
  ],
  ports: {
    fetchPage: {
      outputs: [
        { wallets: [pictured, bare], last: false, count: 83 },
        { wallets: [], last: false, count: 83 },
        { wallets: [plain], last: true, count: 1 },
        { wallets: [], last: true, count: 0 },
      ],
      codes: ['directory.failed'],
    },
    searchWallets: { outputs: [[pictured], []], codes: ['directory.failed'] },
  },
}
