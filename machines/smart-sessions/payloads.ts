import type { Payloads } from '../../tests/model/payloads.ts'
import { gameToken, session } from '../../tests/model/smart-session.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'sessions.retry' },
    { type: 'session.choose', pci: session.pci },
    { type: 'session.choose', pci: 'unheard of' },
    { type: 'session.revoke' },
    { type: 'session.finish' },
    { type: 'nav.back' },
  ],
  ports: {
    listSessions: {
      outputs: [
        { sessions: [session], isPartial: false },
        { sessions: [session], isPartial: true },
        { sessions: [], isPartial: false },
      ],
      codes: ['session.unlisted'],
    },
    signRevocation: { outputs: ['0x01'], codes: ['wallet.rejected', 'wallet.capabilityMissing'] },
    revokeSession: { outputs: [undefined], codes: ['session.unrevoked'] },
    readTokens: { outputs: [[gameToken]], codes: ['rpc.failed'] },
  },
}
