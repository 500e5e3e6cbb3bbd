import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'email.submit', email: 'ada@example.org' },
    { type: 'email.submit', email: 'not one' },
    { type: 'email.resend' },
    { type: 'code.submit', code: '123456' },
    { type: 'code.submit', code: '12' },
    { type: 'nav.back' },
    { type: 'wallet.removed', namespace: 'eip155' },
  ],
  channels: {
    watchWait: [
      { type: 'wait.reread', seconds: 1 },
      { type: 'wait.reread', seconds: 0 },
    ],
  },
  ports: {
    requestCode: {
      outputs: [
        { step: 'device', isMailed: true, wait: 1 },
        { step: 'code', isMailed: true, wait: 2 },
        { step: 'code', isMailed: false, wait: 2 },
        { step: 'connected', isMailed: false, wait: 0 },
      ],
      codes: ['email.invalid', 'frame.unreachable'],
    },
    awaitDevice: { outputs: [undefined], codes: ['device.refused'] },
    verifyCode: { outputs: [undefined], codes: ['code.wrong'] },
    endLogin: { outputs: [undefined], codes: ['unknown'] },
  },
}
