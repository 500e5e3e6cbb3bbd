import type { Payloads } from '../../tests/model/payloads.ts'

const offered = { name: 'my-lovelace.reown.id', isRegistered: false }
const gone = { name: 'lovelace-1.reown.id', isRegistered: true }

export const payloads: Payloads = {
  commands: [
    { type: 'name.begin' },
    { type: 'name.type', text: 'Lovelace' },
    { type: 'name.type', text: 'ada' },
    { type: 'name.type', text: 'ada.reown.id' },
    { type: 'name.type', text: '🦊' },
    { type: 'name.type', text: 'a'.repeat(64) },
    { type: 'name.type', text: ' ' },
    { type: 'name.choose', name: offered.name },
    { type: 'name.choose', name: gone.name },
    { type: 'name.check' },
    { type: 'name.register' },
    { type: 'name.finish' },
    { type: 'nav.back' },
  ],
  ports: {
    checkName: {
      outputs: [
        { isFree: true, others: [offered, gone] },
        { isFree: false, others: [offered, gone] },
      ],
      codes: ['name.suggestions'],
    },
    signName: { outputs: [{ message: '{}', signature: '0x01' }], codes: ['wallet.rejected'] },
  },
}
