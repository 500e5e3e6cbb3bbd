import { fromPromise } from 'xstate'
import { PorticoError } from '../../../core/errors.ts'
import type { ReadyMessage, SessionReading, SignedMessage, Signer } from '../../../core/sign-in.ts'
import type { SignInService, WalletAdapter } from '../../../machines/ports.ts'
import { signInMachine } from '../../../machines/sign-in/chart.ts'
import { defineFlow, type EngineDeps } from '../define-flow.ts'

type Signs = (...namespace: Parameters<EngineDeps['loadAdapter']>) => Promise<Pick<WalletAdapter, 'signMessage'>>

/** The services of the chart: the dApp's own sign-in, and the wallets that sign. */
export const signInActors = (service: SignInService, loadAdapter: Signs) => ({
  readSessions: fromPromise<SessionReading, { signer: Signer }>(({ input: { signer } }) =>
    service.readSessions(signer),
  ),
  createMessage: fromPromise<ReadyMessage, { signer: Signer }>(({ input: { signer } }) =>
    service.createMessage(signer),
  ),
  signMessage: fromPromise<string, { signer: Signer; connectorId: string; message: string }>(
    ({ input: { signer, connectorId, message }, signal }) =>
      service.sign(signer, message, async () => {
        const adapter = await loadAdapter(signer.namespace)
        return adapter.signMessage({ connectorId, address: signer.address, message }, signal)
      }),
  ),
  addSession: fromPromise<void, { session: SignedMessage | null }>(async ({ input: { session }, signal }) => {
    if (!session) throw new PorticoError('sign.failed')
    await service.addSession(session, signal)
  }),
})

/** Signing in with the active account. */
export default defineFlow('signIn', async ({ signIn, loadAdapter }) =>
  signInMachine.provide({ actors: signInActors(await signIn(), loadAdapter) }),
)
