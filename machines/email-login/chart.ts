import { cooldown } from '../shared/cooldown.ts'
import { loginOutput } from '../shared/embedded.ts'
import { connecting, sending, succeeded } from './sending.ts'
import { begin, emailLoginSetup, fails, tells, timesOut } from './setup.ts'

export type { EmailLoginInput, EmailLoginOutput, EmailSent } from './setup.ts'

/** A failure of the code does not concern the email. */
const toTyping = { 'nav.back': { target: '#emailLogin.login.step.typing', actions: 'clearFailure' } } as const
const resends = { guard: 'mayResend', target: 'sending' } as const

const step = emailLoginSetup.createStateConfig({
  description:
    'From an email to a login: a new device is approved first, then a code proves the email [embedded-email].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks for an email typed before, and leaves at once. An invalid one is reported.',
      always: [
        { guard: 'isMissing', target: '#emailLogin.left' },
        { guard: 'isTyped', target: 'sending', actions: [tells.selected, tells.submitted] },
        { guard: 'isEmpty', target: 'typing', actions: tells.selected },
        { target: 'typing', actions: [tells.selected, { type: 'setFailure', params: { code: 'email.invalid' } }] },
      ],
    },
    typing: {
      description: 'The email field, with any error below it.',
      meta: { view: 'EmailLogin' },
      on: {
        'email.submit': [
          {
            guard: { type: 'isEmail', params: ({ event }) => event.email },
            target: 'sending',
            actions: [{ type: 'keepEmail', params: ({ event }) => event.email }, tells.submitted],
          },
          { actions: { type: 'setFailure', params: { code: 'email.invalid' } } },
        ],
      },
    },
    sending: sending('EmailLogin', 'typing'),
    device: {
      description: 'The browser is new to the service: the link in the mail authorizes it [embedded-device].',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The user has yet to open the link; the code follows in another mail.',
          meta: { view: 'EmailVerifyDevice' },
          invoke: {
            id: 'awaitDevice',
            src: 'awaitDevice',
            onDone: {
              target: '#emailLogin.login.step.code.typing',
              actions: [tells.registered, tells.sent],
            },
            onError: { target: '#emailLogin.login.step.typing', actions: fails },
          },
          after: { patience: { target: '#emailLogin.login.step.typing', actions: timesOut } },
          on: { 'email.resend': resends },
        },
        sending: sending('EmailVerifyDevice', '#emailLogin.login.step.typing'),
      },
      on: toTyping,
    },
    code: {
      description: 'The code in the mail proves that the email is the user’s [embedded-code].',
      initial: 'typing',
      states: {
        typing: {
          description: 'Six digits; the last one submits them.',
          meta: { view: 'EmailVerifyOtp' },
          on: {
            'code.submit': { guard: { type: 'isCode', params: ({ event }) => event.code }, target: 'verifying' },
            'email.resend': resends,
          },
        },
        verifying: {
          description: 'The service verifies the code, for 120 s at most [embedded-patience].',
          meta: { view: 'EmailVerifyOtp' },
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ event }) => ({ code: event.type === 'code.submit' ? event.code : '' }),
            onDone: { target: 'connecting', actions: tells.passed },
            onError: { target: 'typing', actions: [...fails, 'countAttempt', tells.failed] },
          },
          after: { patience: { target: 'typing', actions: [timesOut, 'countAttempt'] } },
        },
        sending: sending('EmailVerifyOtp', 'typing'),
        connecting: connecting('EmailVerifyOtp'),
        succeeded: succeeded('EmailVerifyOtp'),
      },
      on: toTyping,
    },
    connecting: connecting('EmailLogin'),
    succeeded: succeeded('EmailLogin'),
    ending: {
      description:
        'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
      meta: { view: 'EmailLogin' },
      tags: 'busy',
      invoke: { id: 'endLogin', src: 'endLogin', onDone: 'typing', onError: 'typing' },
      after: { request: 'typing' },
      on: toTyping,
    },
  },
})

const resend = emailLoginSetup.createStateConfig(cooldown)

/** Logging in with an email to a wallet in a frame, which then connects like any other. */
export const emailLoginMachine = emailLoginSetup.createMachine({
  id: 'emailLogin',
  description: 'Logs in to the embedded wallet with an email, then connects it like any other wallet [embedded-email].',
  context: ({ input, self }) => begin(self, input),
  initial: 'login',
  states: {
    login: {
      type: 'parallel',
      states: { step, resend },
      on: {
        'wallet.connected': 'connected',
        'wallet.removed': { guard: { type: 'isOurs', params: ({ event }) => event.namespace }, target: 'left' },
      },
    },
    connected: {
      description: 'This wallet or another one is connected. The kit decides what follows [nav-outcome].',
      type: 'final',
      output: { status: 'connected' },
    },
    left: {
      description: 'The embedded wallet is gone: back to where the user came from.',
      type: 'final',
      output: { status: 'left' },
    },
  },
  output: loginOutput,
})
