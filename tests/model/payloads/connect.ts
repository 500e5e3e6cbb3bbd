import type { Payloads } from './payloads.ts'
import { connectors } from './world.ts'

const { meadow, long } = connectors

export const connect: Payloads = {
  commands: [
    { type: 'connector.choose', namespace: 'eip155', connectorId: meadow.id, name: meadow.name },
    { type: 'connector.choose', namespace: 'eip155', connectorId: long.id, name: long.name },
    { type: 'connector.retry' },
    { type: 'help.open' },
    { type: 'wallet.get' },
    { type: 'nav.back' },
  ],
}
