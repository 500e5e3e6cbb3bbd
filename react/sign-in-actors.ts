import { fromCallback, fromPromise } from 'xstate'
import { PorticoError } from '../core/errors.ts'
import type { Namespace } from '../core/namespace.ts'
import type { ReadyMessage, SessionReading, SignedMessage, Signer } from '../core/sign-in.ts'
import type { SignInService, WalletAdapter } from '../machines/ports.ts'
import type { SessionCommand } from '../machines/system.ts'

/** What the charts of signing in are given to work with: the dApp's way of it, and the wallets. */
export function signInActors(
  service: SignInService,
  working: (namespace: Namespace) => Promise<Pick<WalletAdapter, 'signMessage'>>,
) {
  return {
    signIn: {
      readSessions: fromPromise<SessionReading, { signer: Signer }>(({ input: { signer } }) =>
        service.readSessions(signer),
      ),
      createMessage: fromPromise<ReadyMessage, { signer: Signer }>(({ input: { signer } }) =>
        service.createMessage(signer),
      ),
      signMessage: fromPromise<string, { signer: Signer; connectorId: string; message: string }>(
        ({ input: { signer, connectorId, message }, signal }) =>
          service.sign(signer, message, async () => {
            const adapter = await working(signer.namespace)
            return adapter.signMessage({ connectorId, address: signer.address, message }, signal)
          }),
      ),
      addSession: fromPromise<void, { session: SignedMessage | null }>(async ({ input: { session }, signal }) => {
        if (!session) throw new PorticoError('sign.failed')
        await service.addSession(session, signal)
      }),
    },
    session: {
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
    },
  }
}
