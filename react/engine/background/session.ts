import { fromCallback, fromPromise } from 'xstate'
import { PorticoError } from '../../../core/errors.ts'
import type { SessionReading, Signer } from '../../../core/sign-in.ts'
import type { SignInService } from '../../../machines/ports.ts'
import { sessionMachine } from '../../../machines/session/chart.ts'
import type { SessionCommand } from '../../../machines/system.ts'
import type { EngineDeps } from '../define-flow.ts'

/** What the watch over the sessions is given to work with: the dApp's own sign-in. */
export const sessionActors = (service: SignInService) => ({
  readSessions: fromPromise<SessionReading, { signer: Signer | null }>(async ({ input: { signer } }) => {
    if (!signer) throw new PorticoError('wallet.notConnected')
    return service.readSessions(signer)
  }),
  endSessions: fromPromise<void, { signers: readonly Signer[] | null }>(({ input: { signers } }) =>
    service.endSessions(signers),
  ),
  watchSessions: fromCallback<SessionCommand>(({ sendBack }) =>
    service.watch(() => sendBack({ type: 'session.reread' })),
  ),
})

/** The watch over the sessions. */
export default async ({ signIn }: EngineDeps) => sessionMachine.provide({ actors: sessionActors(await signIn()) })
