import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'email.edit' },
    { type: 'networks.open' },
    { type: 'name.open' },
    { type: 'accountType.switch' },
    { type: 'upgrade.open' },
    { type: 'upgrade.follow' },
    { type: 'account.disconnect' },
    { type: 'nav.back' },
  ],
  ports: {
    chooseAccountType: { outputs: ['eoa'], codes: ['frame.unreachable'] },
    loadName: {
      outputs: [{ canRegister: true }, { canRegister: false }, { name: 'harbour.eth', canRegister: true }],
      codes: ['network.offline'],
    },
  },
}
