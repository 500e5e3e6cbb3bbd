import { fromPromise } from 'xstate'
import { PorticoError } from '../../../core/errors.ts'
import { type EmailSent, emailLoginMachine } from '../../../machines/email-login/chart.ts'
import { defineFlow, type EngineDeps } from '../define-flow.ts'

/** The dApp's embedded wallet. @throws `service.missing` where it has none. */
export function embeddedFrameOf({ setup }: EngineDeps) {
  const { embeddedWallet } = setup.options ?? {}
  if (!embeddedWallet) throw new PorticoError('service.missing', { name: 'embeddedWallet' })
  return embeddedWallet.frame()
}

/** Logging in with an email: the frame sends the mails, and looks at the codes. */
export default defineFlow('emailLogin', (deps) =>
  emailLoginMachine.provide({
    actors: {
      requestCode: fromPromise<EmailSent, { email: string }>(async ({ input: { email }, signal }) => {
        const frame = await embeddedFrameOf(deps)
        const step = await frame.connectEmail(email, signal)
        return { step, wait: Math.max(0, Math.ceil((frame.nextEmailAt - Date.now()) / 1_000)) }
      }),
      awaitDevice: fromPromise<void>(async ({ signal }) => (await embeddedFrameOf(deps)).connectDevice(signal)),
      verifyCode: fromPromise<void, { code: string }>(async ({ input: { code }, signal }) =>
        (await embeddedFrameOf(deps)).connectOtp(code, signal),
      ),
    },
  }),
)
