import type { Payloads } from '../../tests/model/payloads.ts'
import { kitInput } from '../../tests/model/world.ts'
import { signer } from '../sign-in/payloads.ts'

const { address } = signer
const situation = { signer, networks: kitInput.networks, connected: ['eip155'] } as const
const ended = {
  type: 'wallet.disconnected',
  namespace: 'eip155',
  connectorId: 'meadow',
  addresses: [address],
  remaining: 0,
} as const

export const payloads: Payloads = {
  commands: [
    { type: 'session.sync', ...situation, after: { type: 'wallet.activated' } },
    { type: 'session.sync', ...situation, signer: null, networks: [], after: { type: 'networks.changed' } },
    { type: 'session.sync', ...situation, signer: null, connected: [], after: ended },
    { type: 'session.sync', ...situation, after: ended },
    { type: 'session.reread' },
    { type: 'session.renew' },
    { type: 'session.waive' },
    { type: 'session.ask' },
    { type: 'session.remind' },
    { type: 'session.end' },
  ],
  ports: { endSessions: { outputs: [undefined], codes: ['sign.server'] } },
  channels: { watchSessions: [{ type: 'session.reread' }] },
}
