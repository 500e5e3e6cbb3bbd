import { cooldown } from '../shared/cooldown.ts'
import { last, mine, ofAccount } from '../shared/whose.ts'
import { begin, fails, sent, timesOut, typedCode, updateEmailSetup } from './setup.ts'

export type { CodeSent, UpdateEmailOutput } from './setup.ts'

const step = '#updateEmailWallet.shown.step'
const outputs = ['updated', 'left', 'disconnected'] as const

/** A code is being sent for the view that requested it; a failure returns there. */
const sending = <
  const View extends 'UpdateEmailWallet' | 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp',
  const From extends string,
>(
  view: View,
  from: From,
) => {
  const resent = view === 'UpdateEmailWallet' ? [] : (['showResent'] as const)
  return updateEmailSetup.createStateConfig({
    description: 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    meta: { view },
    tags: 'busy',
    entry: 'clearFailure',
    invoke: {
      id: 'requestChange',
      src: 'requestChange',
      input: ({ context: { email } }) => ({ email }),
      onDone: [
        {
          guard: { type: 'isPrimary', params: sent },
          target: `${step}.primary.typing`,
          actions: [{ type: 'setWait', params: sent }, ...resent],
        },
        { target: `${step}.secondary.typing`, actions: [{ type: 'setWait', params: sent }, ...resent] },
      ],
      onError: { target: from, actions: fails },
    },
    after: { patience: { target: from, actions: timesOut } },
    on: { 'nav.back': `${step}.typing` },
  })
}

const resends = { guard: 'mayResend', target: 'sending' } as const
const submits = { guard: { type: 'isCode', params: ({ event }: { event: { code: string } }) => event.code } } as const
const missed = { target: 'typing', actions: [timesOut, 'countAttempt'] } as const
const refused = { target: 'typing', actions: [...fails, 'countAttempt'] } as const

/** Back in the field for the email, a failure of the code is no longer of interest. */
const leavesCode = { target: 'typing', actions: 'clearFailure' } as const

const change = updateEmailSetup.createStateConfig({
  description: 'The new email, a code sent to the current one, and a code sent to the new one [embedded-email-change].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks for an email to change, and leaves at once.',
      always: [{ guard: 'isMissing', target: '#updateEmailWallet.left' }, { target: 'typing' }],
    },
    typing: {
      description: 'The field for the new email. If the user leaves it unchanged, there is nothing to change.',
      meta: { view: 'UpdateEmailWallet' },
      on: {
        'email.submit': [
          { guard: { type: 'isSame', params: ({ event }) => event.email }, target: '#updateEmailWallet.left' },
          {
            guard: { type: 'isEmail', params: ({ event }) => event.email },
            target: 'sending',
            actions: { type: 'keepEmail', params: ({ event }) => event.email },
          },
          { actions: { type: 'setFailure', params: { code: 'email.invalid' } } },
        ],
      },
    },
    sending: sending('UpdateEmailWallet', 'typing'),
    primary: {
      description: 'The code sent to the current email.',
      initial: 'typing',
      states: {
        typing: {
          description: 'Six digits; the last one submits them [embedded-code].',
          meta: { view: 'UpdateEmailPrimaryOtp' },
          on: { 'code.submit': { ...submits, target: 'verifying' }, 'email.resend': resends },
        },
        verifying: {
          description: 'The service verifies the code, for 120 s at most; if it is right, the other code is sent.',
          meta: { view: 'UpdateEmailPrimaryOtp' },
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'verifyPrimary',
            src: 'verifyPrimary',
            input: typedCode,
            onDone: { target: `${step}.secondary.typing`, actions: { type: 'setWait', params: sent } },
            onError: refused,
          },
          after: { patience: missed },
        },
        sending: sending('UpdateEmailPrimaryOtp', 'typing'),
      },
      on: { 'nav.back': leavesCode },
    },
    secondary: {
      description: 'The code sent to the new email.',
      initial: 'typing',
      states: {
        typing: {
          description: 'Six digits; the last one submits them [embedded-code].',
          meta: { view: 'UpdateEmailSecondaryOtp' },
          on: { 'code.submit': { ...submits, target: 'verifying' }, 'email.resend': resends },
        },
        verifying: {
          description: 'The service verifies the code, for 120 s at most; if it is right, the new email is the user’s.',
          meta: { view: 'UpdateEmailSecondaryOtp' },
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'verifySecondary',
            src: 'verifySecondary',
            input: typedCode,
            onDone: '#updateEmailWallet.updated',
            onError: refused,
          },
          after: { patience: missed },
        },
        sending: sending('UpdateEmailSecondaryOtp', 'typing'),
      },
      on: { 'nav.back': leavesCode },
    },
  },
})

const resend = updateEmailSetup.createStateConfig(cooldown)

/** Changing the email of the embedded wallet's user. */
export const updateEmailWalletMachine = updateEmailSetup.createMachine({
  id: 'updateEmailWallet',
  description: 'Changes the email of the embedded wallet’s user, proved by codes [embedded-email-change].',
  context: ({ input, self }) => begin(self, input),
  initial: 'shown',
  states: {
    shown: {
      type: 'parallel',
      states: { step: change, resend },
      on: {
        'wallet.userChanged': {
          description: 'The email was changed elsewhere, for example by another page.',
          guard: mine,
          actions: 'sync',
        },
        'wallet.activated': { guard: mine, target: '.step.deciding', actions: 'sync' },
        'wallet.disconnected': [
          { guard: last, target: 'disconnected' },
          { guard: ofAccount, target: '.step.deciding', actions: 'sync' },
        ],
      },
    },
    updated: {
      description: 'The new email is the user’s.',
      type: 'final',
      output: { status: 'updated' },
    },
    left: {
      description: 'There is nothing to change.',
      type: 'final',
      output: { status: 'left' },
    },
    disconnected: {
      description: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: ({ event: { output } }) => ({
    status: outputs.find((status) => status === Object(output).status) ?? 'left',
  }),
})
