import { fromPromise } from 'xstate'
import { type CodeSent, updateEmailWalletMachine } from '../../../machines/update-email-wallet/chart.ts'
import { defineFlow } from '../define-flow.ts'
import { emailWaitPort } from '../email-wait-port.ts'
import { embeddedFrameOf } from '../embedded-wallet-of.ts'

/** Changing the email: the frame sends the codes and checks them. */
export default defineFlow('updateEmailWallet', (deps) =>
  updateEmailWalletMachine.provide({
    actors: {
      requestChange: fromPromise<CodeSent, { email: string }>(async ({ input: { email }, signal }) => {
        const frame = await embeddedFrameOf(deps)
        const step = await frame.updateEmail(email, signal)
        return { step, wait: frame.nextEmailIn }
      }),
      verifyPrimary: fromPromise<CodeSent, { code: string }>(async ({ input: { code }, signal }) => {
        const frame = await embeddedFrameOf(deps)
        await frame.updateEmailPrimary(code, signal)
        return { step: 'secondary', wait: frame.nextEmailIn }
      }),
      verifySecondary: fromPromise<string, { code: string }>(async ({ input: { code }, signal }) =>
        (await embeddedFrameOf(deps)).updateEmailSecondary(code, signal),
      ),
      watchWait: emailWaitPort(deps),
    },
  }),
)
