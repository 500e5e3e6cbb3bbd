import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'address.copy' },
    { type: 'balance.retry' },
    { type: 'account.disconnect' },
    { type: 'portfolio.open' },
  ],
  ports: {
    loadIdentity: {
      outputs: [{ name: 'harbour.eth', avatar: 'https://pictures.example/harbour.png' }],
      codes: ['network.offline'],
    },
    copyText: { outputs: [undefined], codes: ['clipboard.failed'] },
  },
}
