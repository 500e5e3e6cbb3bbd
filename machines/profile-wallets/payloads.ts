import type { Payloads } from '../../tests/model/payloads.ts'
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
    { type: 'tab.choose', namespace: 'eip155' },
    { type: 'tab.choose', namespace: 'solana' },
    { type: 'accounts.showAll' },
    { type: 'wallet.add' },
    { type: 'address.copy', address },
  ],
}
