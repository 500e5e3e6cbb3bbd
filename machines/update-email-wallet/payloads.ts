import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'email.submit', email: 'countess@example.org' },
    { type: 'email.submit', email: 'Ada@example.org' },
    { type: 'email.submit', email: 'not one' },
    { type: 'email.resend' },
    { type: 'code.submit', code: '123456' },
    { type: 'code.submit', code: '12' },
    { type: 'nav.back' },
  ],
  channels: {
    watchWait: [
      { type: 'wait.reread', seconds: 1 },
      { type: 'wait.reread', seconds: 0 },
    ],
  },
  ports: {
    requestChange: {
      outputs: [
        { step: 'primary', wait: 1 },
        { step: 'secondary', wait: 2 },
        { step: 'secondary', wait: 0 },
      ],
      codes: ['email.tooSoon', 'frame.unreachable'],
    },
    verifyPrimary: { outputs: [{ step: 'secondary', wait: 1 }], codes: ['code.wrong'] },
    verifySecondary: { outputs: ['countess@example.org'], codes: ['code.expired'] },
  },
}
