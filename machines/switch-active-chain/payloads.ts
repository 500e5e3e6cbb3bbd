import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [{ type: 'network.connect' }, { type: 'wallet.removed', namespace: 'solana' }],
}
