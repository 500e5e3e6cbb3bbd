import { type AnyActorRef, assign, type EventObject, sendTo, setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import { isCode, isEmail } from '../../core/email.ts'
import type { LoginStep } from '../../core/embedded-frame.ts'
import { type Failure, failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { TrackEvent } from '../../core/track.ts'
import { channel, type ErrorEvent, port, type ViewMeta } from '../contract.ts'
import { type WaitReport, waits } from '../shared/cooldown.ts'
import {
  beginLogin,
  type ConnectorFact,
  connectEmbedded,
  embeddedWallet,
  isEmbedded,
  type LoginContext,
  type LoginInput,
  type LoginOutput,
} from '../shared/embedded.ts'
import { notices, type SnackbarShow, type Track, tracker, type WalletFact } from '../system.ts'

export type EmailLoginOutput = LoginOutput

export interface EmailLoginInput extends LoginInput {
  /** The email typed before the flow started. */
  email: string | null
}

export interface EmailLoginContext extends LoginContext {
  email: string
  /** The number of seconds until the next email may be sent. */
  wait: number
  /** How many codes were rejected: each rejection clears the fields. */
  attempts: number
  failure: Failure | null
}

/** The service's answer to a request for an email. */
export interface EmailSent {
  step: LoginStep
  /** Whether it sent one. If it asks to wait instead, the flow continues with the last email. */
  isMailed: boolean
  /** The number of seconds until the next one may be sent. */
  wait: number
}

/** The chart's initial context. */
export const begin = (self: AnyActorRef, { email, ...input }: EmailLoginInput): EmailLoginContext => ({
  ...{ email: email?.trim() ?? '', ...beginLogin(self, input), wait: 0, attempts: 0, failure: null },
})

type View = 'EmailLogin' | 'EmailVerifyDevice' | 'EmailVerifyOtp'

/** The setup of the email login chart. */
export const emailLoginSetup = setup({
  types: {} as {
    context: EmailLoginContext
    input: EmailLoginInput
    events:
      | { type: 'email.submit'; email: string }
      | { type: 'email.resend' }
      | { type: 'code.submit'; code: string }
      | { type: 'nav.back' }
      | WaitReport
      | WalletFact
    output: EmailLoginOutput
    meta: ViewMeta<View, 'connecting.connected'>
    tags: 'busy'
  },
  actors: {
    requestCode: port<EmailSent, { email: string }>('requestCode'),
    awaitDevice: port<void>('awaitDevice'),
    verifyCode: port<void, { code: string }>('verifyCode'),
    watchLogin: channel<EventObject>(),
    watchWait: channel<WaitReport>(),
    endLogin: port<void>('endLogin'),
  },
  guards: {
    isEmail: (_, email: string) => isEmail(email),
    isCode: (_, code: string) => isCode(code),
    isMissing: ({ context }) => context.connector === null,
    isEmpty: ({ context }) => context.email === '',
    isTyped: ({ context }) => isEmail(context.email),
    isStep: (_, { is, step }: { is: LoginStep; step: LoginStep }) => is === step,
    isMailed: (_, { isMailed }: EmailSent) => isMailed,
    mustWait: ({ context }) => context.wait > 0,
    mayResend: ({ context }) => context.wait === 0,
    isMine: ({ context }, fact: ConnectorFact) => isEmbedded(context, fact),
    isOurs: ({ context: { connector } }, namespace: Namespace) => connector?.namespace === namespace,
  },
  actions: {
    keepEmail: assign({ email: (_, email: string) => email.trim() }),
    setWait: assign({ wait: (_, wait: number) => wait }),
    tick: assign(({ context }) => waits(context.wait - 1, context)),
    keepWait: assign(({ context }, seconds: number) => waits(seconds, context)),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    showResent: sendTo(
      notices,
      (): SnackbarShow => ({ type: 'snackbar.show', variant: 'success', code: 'code.resent' }),
    ),
    /** A service can ask to wait longer. */
    heedWait: assign({
      wait: ({ context }, { params }: Failure) => (typeof params?.seconds === 'number' ? params.seconds : context.wait),
    }),
    track: sendTo(tracker, (_, event: TrackEvent): Track => ({ type: 'track', ...event })),
    requestConnection: sendTo(
      ({ context, system }) => embeddedWallet(context, system),
      ({ context }) => connectEmbedded(context),
    ),
    abandon: sendTo(({ context, system }) => embeddedWallet(context, system), { type: 'wallet.abandon' }),
  },
  delays: {
    second: 1_000,
    success: constants.successDelay,
    patience: lazyConstants.loginBackstop,
    request: constants.requestTimeout,
  },
})

const failureIn = ({ event }: ErrorEvent): Failure => failureOf(event.error)

/** Keeps a service's failure. */
export const fails = [
  { type: 'setFailure', params: failureIn },
  { type: 'heedWait', params: failureIn },
] as const

/** The service did not answer in time. */
export const timesOut = { type: 'setFailure', params: { code: 'frame.timeout' } } as const

/** The actions for the result of a code. */
export const tells = {
  selected: { type: 'track', params: { event: 'EMAIL_LOGIN_SELECTED' } },
  submitted: { type: 'track', params: { event: 'EMAIL_SUBMITTED' } },
  registered: { type: 'track', params: { event: 'DEVICE_REGISTERED_FOR_EMAIL' } },
  sent: { type: 'track', params: { event: 'EMAIL_VERIFICATION_CODE_SENT' } },
  passed: { type: 'track', params: { event: 'EMAIL_VERIFICATION_CODE_PASS' } },
  failed: {
    type: 'track',
    params: ({ event }: ErrorEvent): TrackEvent => ({
      event: 'EMAIL_VERIFICATION_CODE_FAIL',
      properties: { message: failureOf(event.error).code },
    }),
  },
} as const

type Sent = { event: { output: EmailSent } }

/** An email was sent: the next one has to wait. */
export const cools = { type: 'setWait', params: ({ event }: Sent) => event.output.wait } as const

export const isMailed = { type: 'isMailed', params: ({ event }: Sent) => event.output } as const

export const isStep = (is: LoginStep) =>
  ({ type: 'isStep', params: ({ event }: Sent) => ({ is, step: event.output.step }) }) as const
