import type { Payloads } from '../../tests/model/payloads.ts'

/** The expiry of the offered code: so far ahead that a viewer sees it at its start. */
export const EXPIRES = Date.parse('2126-01-01T00:04:00Z')

const refused = (code: string) => ({ type: 'pairing.refused', failure: { code } })

export const offered = {
  type: 'pairing.offered',
  uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
  expiresAt: EXPIRES,
}

export const settled = { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' }

/** A sign-in during the connection. */
export const signIn = { network: 'eip155:1', isSmartAccount: false } as const

export const authenticating = { type: 'pairing.authenticating', signIn }

export const payloads: Payloads = {
  commands: [
    { type: 'pairing.hold', by: 'kit' },
    { type: 'pairing.hold', by: 'route:9' },
    { type: 'pairing.release', by: 'kit' },
    { type: 'pairing.release', by: 'route:9' },
    { type: 'pairing.retry' },
  ],
  channels: {
    offerPairing: [
      offered,
      settled,
      { ...settled, namespaces: ['eip155'] },
      refused('wallet.rejected'),
      refused('pairing.expired'),
      refused('relay.origin'),
      refused('relay.clock'),
      refused('relay.key'),
      authenticating,
      { ...settled, signIn },
      { ...refused('sign.invalid'), signIn },
    ],
    watchClock: [
      { type: 'clock.woke', now: EXPIRES - 10_001 },
      { type: 'clock.woke', now: EXPIRES - 10_000 },
    ],
  },
}
