import { acceptedText } from '../../core/legal.ts'
import { routes } from '../../core/routes.ts'
import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors, kitInput, legal, listed } from '../../tests/model/world.ts'

const all = Object.keys(routes)
const reasons = ['escape', 'backdrop', 'button', 'api']

export const payloads: Payloads = {
  commands: [
    { type: 'modal.open' },
    ...all.map((view) => ({ type: 'modal.open', view })),
    ...reasons.map((reason) => ({ type: 'modal.close', reason })),
    ...all.flatMap((route) => ['nav.push', 'nav.replace'].map((type) => ({ type, route }))),
    { type: 'modal.exited' },
    { type: 'nav.back' },
    { type: 'nav.pop' },
    { type: 'wallet.get' },
    { type: 'flow.retry' },
    ...['eip155:31337', 'eip155:31338', 'eip155:1', 'solana:sandbox'].flatMap((caipNetworkId) =>
      ['network.choose', 'network.ask', 'network.switch'].map((type) => ({ type, caipNetworkId })),
    ),
    { type: 'help.open' },
    { type: 'modal.open', namespace: 'eip155' },
    { type: 'modal.open', namespace: 'solana' },
    { type: 'nav.push', route: 'Connect', namespace: 'solana' },
    { type: 'account.setType', namespace: 'eip155', accountType: 'eoa' },
    { type: 'connection.switch', namespace: 'eip155', connectorId: connectors.long.id },
    { type: 'networks.changed', networks: kitInput.networks.slice(1) },
    { type: 'adapter.added', namespace: 'solana' },
    { type: 'adapter.removed', namespace: 'solana' },
    { type: 'adapter.removed', namespace: 'eip155' },
    { type: 'account.disconnect', namespace: 'eip155', connectorId: connectors.meadow.id },
    { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain },
    { type: 'nav.push', route: 'Downloads', wallet: listed.plain },
    { type: 'balance.fetch', namespace: 'eip155' },
    { type: 'balance.fetch', namespace: 'solana' },
    { type: 'terms.accepted', accepted: acceptedText(legal) },
    { type: 'headless.start' },
    { type: 'code.want' },
    { type: 'code.waive' },
    { type: 'features.changed', features: { multiWallet: false } },
    { type: 'features.wish', features: { activity: false } },
    { type: 'account.disconnect' },
    { type: 'account.disconnect', namespace: 'eip155' },
  ],
  channels: {
    connectionStorage: [
      { type: 'otherTab.disconnected', namespace: 'eip155', connectorId: connectors.meadow.id },
      { type: 'otherTab.network', caipNetworkId: 'eip155:31338' },
      { type: 'otherTab.network', caipNetworkId: 'eip155:1' },
    ],
  },
  ports: {
    loadFlow: { outputs: [undefined], codes: ['engine.failed'] },
    loadGatekeeper: { outputs: [undefined], codes: ['engine.failed'] },
    loadNotices: { outputs: [undefined], codes: ['engine.failed'] },
    loadProjectServices: { outputs: [undefined], codes: ['engine.failed'] },
  },
}
