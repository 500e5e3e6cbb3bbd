import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [{ type: 'address.copy' }, { type: 'balance.retry' }, { type: 'account.disconnect' }],
  ports: {
    copyText: { outputs: [undefined], codes: ['clipboard.failed'] },
  },
}
