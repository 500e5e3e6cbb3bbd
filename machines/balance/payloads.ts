import type { Payloads } from '../../tests/model/payloads.ts'
import { longBalance } from '../../tests/model/world.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'balance.want', namespace: 'eip155' },
    { type: 'balance.fetch', namespace: 'eip155' },
    { type: 'balance.renew', namespace: 'eip155' },
  ],
  ports: {
    fetchBalance: {
      outputs: [{ value: '1234500000000000000', decimals: 18, symbol: 'ETH' }, longBalance],
      codes: ['rpc.failed'],
    },
  },
}
