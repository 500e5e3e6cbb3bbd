import type { Payloads } from '../../tests/model/payloads.ts'
import { storedConnections } from '../../tests/model/profiles.ts'
import { connectors, reports } from '../../tests/model/world.ts'

const { meadow, long } = connectors
const address = reports.otherAccount.connections[0]?.accounts[0]?.address

export const payloads: Payloads = {
  commands: [
    { type: 'connection.switch', connectorId: meadow.id },
    { type: 'connection.switch', connectorId: meadow.id, address },
    { type: 'connection.switch', connectorId: 'example.gone' },
    { type: 'connection.disconnect', connectorId: meadow.id },
    { type: 'connection.disconnect', connectorId: long.id },
    { type: 'connection.disconnect', connectorId: 'example.gone' },
    { type: 'connections.disconnectAll' },
    ...[long.id, 'example.plain', 'walletConnect', 'AUTH', 'example.gone'].flatMap((connectorId) => [
      { type: 'connection.reconnect', connectorId },
      { type: 'connection.forget', connectorId },
    ]),
    { type: 'tab.choose', namespace: 'eip155' },
    { type: 'tab.choose', namespace: 'solana' },
    { type: 'accounts.showAll' },
    { type: 'wallet.add' },
    { type: 'wallet.removed', namespace: 'eip155' },
    { type: 'address.copy', address },
  ],
  channels: {
    watchStored: [
      { type: 'connections.stored', connections: storedConnections },
      { type: 'connections.stored', connections: [] },
    ],
  },
}
