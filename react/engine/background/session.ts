import { fromCallback, fromPromise } from 'xstate'
import type { SessionReading, Signer } from '../../../core/sign-in.ts'
import type { SignInService } from '../../../machines/ports.ts'
import { sessionMachine } from '../../../machines/session/chart.ts'
import type { SessionCommand } from '../../../machines/system.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The services of the session chart: the dApp's own sign-in. */
export const sessionActors = (service: SignInService) => ({
  readSessions: fromPromise<SessionReading, { signer: Signer }>(({ input: { signer } }) =>
    service.readSessions(signer),
  ),
  endSessions: fromPromise<void, { signers: readonly Signer[] | null }>(({ input: { signers } }) =>
    service.endSessions(signers),
  ),
  watchSessions: fromCallback<SessionCommand>(({ sendBack }) =>
    service.watch(() => sendBack({ type: 'session.reread' })),
  ),
})

/** The session chart. */
export default async ({ signIn }: EngineDeps) => sessionMachine.provide({ actors: sessionActors(await signIn()) })
