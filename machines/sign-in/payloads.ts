import type { ReadyMessage, SessionReading, Signer } from '../../core/sign-in.ts'
import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors, reports } from '../../tests/model/world.ts'
import type { KitInput } from '../kit/index.ts'

const { meadow } = connectors

const dApp = (required: boolean, name: string): Partial<KitInput> => ({
  signIn: { required, endsWithConnections: true, app: { name } },
})
/** dApps: one that requires a session, one that only offers it, and one with a name too long for any line. */
export const mustSignIn = dApp(true, 'The dApp')
export const maySignIn = dApp(false, 'The dApp')
export const longSignIn = dApp(true, 'The dApp of the Society for the Very Long Names of dApps')

/** The account that signs in. */
export const signer: Signer = {
  namespace: 'eip155',
  caipNetworkId: 'eip155:31337',
  address: reports.connected.connections[0]?.accounts[0]?.address ?? '',
}

/** The message to sign. */
export const ready: ReadyMessage = {
  data: {
    accountAddress: signer.address,
    chainId: signer.caipNetworkId,
    domain: 'dapp.example',
    uri: 'https://dapp.example/',
    version: '1',
    nonce: 'abcd1234',
    issuedAt: '2030-01-01T00:00:00.000Z',
  },
  message: 'dapp.example wants you to sign in',
}

const kept = { required: true, covered: true }
/** The session store's answers. */
export const readings = {
  none: { ...kept, sessions: [], rereadIn: 86_400_000 },
  one: {
    ...kept,
    sessions: [{ address: signer.address, caipNetworkId: signer.caipNetworkId, expiresAt: null }],
    rereadIn: 3_600_000,
  },
  optional: { ...kept, sessions: [], rereadIn: 86_400_000, required: false },
  uncovered: { ...kept, sessions: [], rereadIn: 86_400_000, covered: false },
} satisfies Record<string, SessionReading>

const namespace = 'eip155'
const caipNetworkId = 'eip155:31337'
const { id: connectorId, name } = meadow

export const payloads: Payloads = {
  commands: [
    { type: 'sign.approve' },
    { type: 'sign.retry' },
    { type: 'networks.changed', networks: [] },
    { type: 'sign.cancel' },
    { type: 'wallet.connected', namespace, connectorId, name, silent: false, caipNetworkId },
    { type: 'wallet.activated', namespace, connectorId, name },
    { type: 'wallet.accountChanged', namespace },
    { type: 'wallet.networkChanged', namespace, caipNetworkId },
    { type: 'wallet.disconnected', namespace, connectorId, addresses: [signer.address], remaining: 0 },
    { type: 'wallet.removed', namespace },
  ],
  ports: {
    createMessage: { outputs: [ready], codes: ['sign.server'] },
    signMessage: { outputs: ['0x5160'], codes: ['wallet.rejected', 'unheard-of'] },
    addSession: { outputs: [undefined], codes: ['sign.invalid'] },
    readSessions: { outputs: Object.values(readings), codes: ['sign.server'] },
  },
}
