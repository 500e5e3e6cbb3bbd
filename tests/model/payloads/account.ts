import type { Payloads } from './payloads.ts'

export const account: Payloads = {
  commands: [{ type: 'address.copy' }, { type: 'balance.retry' }, { type: 'account.disconnect' }],
  ports: {
    fetchBalance: {
      outputs: [
        { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
        { value: '115792089237316195423570985008687907853269984665640564039457', decimals: 18, symbol: 'ETH' },
      ],
      codes: ['rpc.failed'],
    },
    copyText: { outputs: [undefined], codes: ['clipboard.failed'] },
  },
}
