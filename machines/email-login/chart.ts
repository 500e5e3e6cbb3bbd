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
    'From an email to a login: a device that is new is approved first, then a code proves the email [embedded-email].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Was an email typed before? It is left at once; what is none is told.',
      always: [
        { guard: 'isMissing', target: '#emailLogin.left' },
        { guard: 'isTyped', target: 'sending', actions: [tells.selected, tells.submitted] },
        { guard: 'isEmpty', target: 'typing', actions: tells.selected },
        { target: 'typing', actions: [tells.selected, { type: 'setFailure', params: { code: 'email.invalid' } }] },
      ],
    },
    typing: {
      description: 'The field for the email, with what was wrong below it.',
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
      description: 'The browser is new to the service: the link in the mail says that it may log in [embedded-device].',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The link is waited for; the code follows by another mail.',
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
      description: 'The code of the mail proves that the email is the user’s [embedded-code].',
      initial: 'typing',
      states: {
        typing: {
          description: 'Six digits; they are sent off with the last of them.',
          meta: { view: 'EmailVerifyOtp' },
          on: {
            'code.submit': { guard: { type: 'isCode', params: ({ event }) => event.code }, target: 'verifying' },
            'email.resend': resends,
          },
        },
        verifying: {
          description: 'The service looks at the code, for 120 s at most [embedded-patience].',
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
        'The wallet could not be connected: the login ends too, in 30 s at most, and can begin again [embedded-half-done] [flow-timeout].',
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
  description:
    'Logging in to the embedded wallet with an email, which is then connected like any other wallet [embedded-email].',
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
      description: 'The wallet is connected, or another one meanwhile. The kit decides what follows [nav-outcome].',
      type: 'final',
      output: { status: 'connected' },
    },
    left: {
      description: 'There is no embedded wallet any more: back to where the user came from.',
      type: 'final',
      output: { status: 'left' },
    },
  },
  output: loginOutput,
})
