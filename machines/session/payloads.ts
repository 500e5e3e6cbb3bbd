import type { Payloads } from '../../tests/model/payloads.ts'
import { kitInput } from '../../tests/model/world.ts'
import { signer } from '../sign-in/payloads.ts'

const situation = { networks: kitInput.networks, active: 'eip155', connected: ['eip155'] } as const
const { address } = signer
const ended = {
  type: 'wallet.disconnected',
  namespace: 'eip155',
  connectorId: 'meadow',
  addresses: [address],
  remaining: 0,
} as const

export const payloads: Payloads = {
  commands: [
    { type: 'session.look', ...situation, after: { type: 'wallet.accountChanged' } },
    { type: 'session.look', ...situation, networks: [], after: { type: 'wallet.restored' } },
    { type: 'session.look', ...situation, connected: [], after: ended },
    { type: 'session.look', ...situation, after: ended },
    { type: 'session.reread' },
    { type: 'session.renew' },
    { type: 'session.waive' },
    { type: 'session.ask' },
    { type: 'session.remind' },
    { type: 'session.end', signers: [signer] },
  ],
  ports: { endSessions: { outputs: [undefined], codes: ['sign.server'] } },
  channels: { watchSessions: [{ type: 'session.reread' }] },
}
