import type { HeadlessWallet } from '../../core/headless-wallet.ts'
import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors } from '../../tests/model/world.ts'

const { meadow, long } = connectors
const harbour = { id: 'harbour', name: 'Harbour', mobileLink: 'harbour://', certified: true }
const inBrowser = ({ id, name, namespace }: typeof meadow): HeadlessWallet => ({
  ...{ id: `${namespace}:${id}`, name },
  isInjected: true,
  options: [{ namespace, connectorId: id }],
})

/** Wallets in the form that a dApp gets: two of this browser, and one of the directory. */
export const drawn = {
  meadow: inBrowser(meadow),
  long: inBrowser(long),
  phone: { id: harbour.id, name: harbour.name, isInjected: false, options: [], listed: harbour },
} satisfies Record<string, HeadlessWallet>

export const payloads: Payloads = {
  commands: [
    { type: 'list.request', call: 1, page: 1, query: '' },
    { type: 'list.request', call: 2, page: 2, query: '' },
    { type: 'list.request', call: 3, page: 1, query: 'har' },
    { type: 'code.request', call: 4 },
    { type: 'code.reset' },
    ...Object.values(drawn).map((wallet, index) => ({ type: 'connection.request', call: 5 + index, wallet })),
    { type: 'connection.reset' },
    { type: 'wallet.removed', namespace: 'eip155' },
  ],
  ports: { loadPairing: { outputs: [undefined], codes: ['engine.failed'] } },
}
