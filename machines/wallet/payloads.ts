import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors, embeddedReports, granted, reports, solanaReports } from '../../tests/model/world.ts'

const reported = (all: object) => Object.values(all).map((report) => ({ type: 'wallet.reported', report }))

export const payloads: Payloads = {
  commands: [
    { type: 'wallet.connect', connectorId: connectors.meadow.id },
    { type: 'wallet.connect', connectorId: connectors.long.id },
    { type: 'wallet.connect', connectorId: 'example.gone' },
    { type: 'wallet.abandon' },
    { type: 'wallet.activate', connectorId: connectors.meadow.id },
    { type: 'wallet.activate', connectorId: connectors.long.id },
    { type: 'wallet.activate', connectorId: 'example.gone' },
    { type: 'wallet.activate', connectorId: connectors.long.id, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    { type: 'wallet.disconnect' },
    { type: 'wallet.disconnectAll' },
    { type: 'wallet.setMultiple', multiple: false },
    { type: 'wallet.disconnect', connectorId: connectors.meadow.id },
    { type: 'wallet.switchNetwork', caipNetworkId: 'eip155:31337' },
    { type: 'wallet.switchNetwork', caipNetworkId: 'eip155:31338' },
    { type: 'wallet.switchNetwork', caipNetworkId: 'eip155:5' },
    { type: 'wallet.abandonSwitch', caipNetworkId: 'eip155:31338' },
    { type: 'wallet.retry' },
    { type: 'wallet.dispose' },
  ],
  ports: {
    requestConnection: {
      outputs: [granted],
      codes: [
        'wallet.rejected',
        'wallet.pending',
        'request.timeout',
        'wallet.notInstalled',
        'wallet.locked',
        'wallet.noAccounts',
        'wallet.badAccount',
        'network.offline',
        'unheard-of',
      ],
    },
    requestNetwork: { outputs: [undefined], codes: ['wallet.rejected', 'wallet.chainUnknown', 'unheard-of'] },
    activateConnection: { outputs: [undefined], codes: ['wallet.notConnected', 'unheard-of'] },
    endConnection: { outputs: [undefined], codes: ['wallet.disconnectFailed'] },
    endStored: { outputs: [undefined], codes: ['wallet.disconnectFailed'] },
  },
  channels: {
    watchWallet: [...reported(reports), { type: 'wallet.lost', failure: { code: 'adapter.failed' } }],
    'wallet:solana/watchWallet': reported({ ...solanaReports, embeddedSun: embeddedReports.embeddedSun }),
  },
}
