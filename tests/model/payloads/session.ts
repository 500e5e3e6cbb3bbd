import type { Payloads } from './payloads.ts'
import { signer } from './sign-in.ts'

export const session: Payloads = {
  commands: [
    { type: 'session.follow', signer },
    { type: 'session.follow', signer: null },
    { type: 'session.reread' },
    { type: 'session.end', everywhere: false },
    { type: 'session.end', everywhere: true },
  ],
  ports: { endSessions: { outputs: [undefined], codes: ['sign.server'] } },
  channels: { watchSessions: [{ type: 'session.reread' }] },
}
