import type { Payloads } from './payloads.ts'
import { longBalance } from './world.ts'

export const account: Payloads = {
  commands: [
    { type: 'address.copy' },
    { type: 'balance.retry' },
    { type: 'account.disconnect' },
    { type: 'networks.open' },
    { type: 'wallets.open' },
  ],
  ports: {
    fetchBalance: {
      outputs: [{ value: '1234500000000000000', decimals: 18, symbol: 'ETH' }, longBalance],
      codes: ['rpc.failed'],
    },
    copyText: { outputs: [undefined], codes: ['clipboard.failed'] },
  },
}
