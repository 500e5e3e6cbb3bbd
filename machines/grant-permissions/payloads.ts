import type { Payloads } from '../../tests/model/payloads.ts'
import { gameToken, plan } from '../../tests/model/smart-session.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'grant.retry' },
    { type: 'grant.leave' },
    { type: 'grant.finish' },
    { type: 'sessions.open' },
    { type: 'nav.back' },
  ],
  ports: {
    prepareGrant: { outputs: [plan], codes: ['session.request', 'api.unavailable'] },
    askGrant: { outputs: ['0x01'], codes: ['wallet.rejected', 'wallet.atomicityMissing'] },
    activateGrant: { outputs: [undefined], codes: ['api.refused'] },
    readTokens: { outputs: [[gameToken]], codes: ['rpc.failed'] },
  },
}
