import { fromPromise } from 'xstate'
import type { SessionHolder, SessionList } from '../../../core/smart-session.ts'
import { type Revoking, smartSessionsMachine } from '../../../machines/smart-sessions/chart.ts'
import { defineFlow } from '../define-flow.ts'
import { smartSessionsOf, tokenUnitsPort } from '../smart-sessions-of.ts'

/** The permissions that apps have on a smart account: the blockchain API lists them, and the wallet revokes them. */
export default defineFlow('smartSessions', (deps) => {
  const { listSessions, signRevocation, revokeSession } = smartSessionsOf(deps)
  return smartSessionsMachine.provide({
    actors: {
      listSessions: fromPromise<SessionList, SessionHolder>(({ input, signal }) => listSessions(input, signal)),
      signRevocation: fromPromise<string, Revoking>(({ input, signal }) => signRevocation(input, signal)),
      revokeSession: fromPromise<void, Revoking & { signature: string }>(({ input, signal }) =>
        revokeSession(input, signal),
      ),
      readTokens: tokenUnitsPort(deps),
    },
  })
})
