import type { Payloads } from '../../tests/model/payloads.ts'

/** A transaction hash. */
export const hash = `0x${'ab'.repeat(32)}`

/** The hash of its replacement. */
const otherHash = `0x${'cd'.repeat(32)}`

/** The sending account. */
export const sender = {
  namespace: 'eip155',
  connectorId: 'example.meadow',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  caipNetworkId: 'eip155:31337',
} as const

/** A transfer of ether. */
export const transfer = {
  id: 'transfer:1',
  ...sender,
  to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  amount: '1000000000000000000',
  decimals: 18,
  symbol: 'ETH',
}

export const payloads: Payloads = {
  commands: [],
  ports: {
    readReceipt: {
      outputs: [
        { status: 'pending', known: true, nonce: '3' },
        { status: 'pending', known: false },
        { status: 'confirmed' },
        { status: 'failed' },
        { status: 'spedUp', hash: otherHash },
        { status: 'cancelled', hash: otherHash },
        { status: 'replaced' },
        { status: 'unknown' },
      ],
      codes: ['rpc.failed'],
    },
  },
  channels: {
    keepPending: [{ type: 'pending.displaced' }],
    watchRequest: [
      { type: 'request.signed', hash },
      { type: 'request.refused', failure: { code: 'wallet.rejected' } },
      { type: 'request.refused', failure: { code: 'wallet.failed' } },
      { type: 'request.refused', failure: { code: 'wallet.badHash' } },
    ],
  },
}
