import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [{ type: 'network.retry' }, { type: 'wallet.removed', namespace: 'eip155' }],
}
