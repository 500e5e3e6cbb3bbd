import { fromCallback, fromPromise } from 'xstate'
import { type EmailSent, emailLoginMachine } from '../../../machines/email-login/chart.ts'
import { defineFlow } from '../define-flow.ts'
import { emailWaitPort } from '../email-wait-port.ts'
import { embeddedFrameOf, endsHalfLogin } from '../embedded-wallet-of.ts'

/** Logging in with an email: the frame sends the emails and checks the codes. */
export default defineFlow('emailLogin', (deps) =>
  emailLoginMachine.provide({
    actors: {
      requestCode: fromPromise<EmailSent, { email: string }>(async ({ input: { email }, signal }) => {
        const frame = await embeddedFrameOf(deps)
        const before = frame.nextEmailAt
        const step = await frame.connectEmail(email, signal)
        return { step, isMailed: frame.nextEmailAt !== before, wait: frame.nextEmailIn }
      }),
      awaitDevice: fromPromise<void>(async ({ signal }) => (await embeddedFrameOf(deps)).connectDevice(signal)),
      verifyCode: fromPromise<void, { code: string }>(async ({ input: { code }, signal }) =>
        (await embeddedFrameOf(deps)).connectOtp(code, signal),
      ),
      watchLogin: fromCallback(() => endsHalfLogin(deps)),
      watchWait: emailWaitPort(deps),
      endLogin: fromPromise<void>(async () => (await embeddedFrameOf(deps)).endUnread()),
    },
  }),
)
