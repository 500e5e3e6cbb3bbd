import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { isCode, isEmail } from '../../core/email.ts'
import type { EmailChangeStep } from '../../core/embedded-frame.ts'
import { type Failure, failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { type ErrorEvent, port } from '../contract.ts'
import { tick } from '../shared/cooldown.ts'
import { isMine } from '../shared/whose.ts'
import { notices, type SnackbarShow, type WalletFact } from '../system.ts'
import { reachOf } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type UpdateEmailOutput = { status: 'updated' } | { status: 'left' } | { status: 'disconnected' }

export interface UpdateEmailContext {
  namespace: Namespace
  /** The email that there is; undefined where the account is not the embedded wallet's, or there is none. */
  current: string | undefined
  /** The email that is to take its place. */
  email: string
  /** In how many seconds the next code may be sent. */
  wait: number
  /** How many codes were refused: the fields are emptied then. */
  attempts: number
  failure: Failure | null
}

/** Which email is proved next, and in how many seconds the next code may be sent. */
export interface CodeSent {
  step: EmailChangeStep
  wait: number
}

/** The email of the embedded wallet's user, where a connection is one's. */
const emailOf = (self: AnyActorRef, connection: Connection) =>
  reachOf(self, connection) === 'AUTH' ? connection.user?.email : undefined

/** What the chart begins with. */
export const begin = (
  self: AnyActorRef,
  { active, connection }: { active: Namespace; connection: Connection },
): UpdateEmailContext => {
  const current = emailOf(self, connection)
  return { namespace: active, current, email: current ?? '', wait: 0, attempts: 0, failure: null }
}

const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.trim().toLowerCase()

/** What the chart is made of. */
export const updateEmailSetup = setup({
  types: {} as {
    context: UpdateEmailContext
    input: { active: Namespace; connection: Connection }
    events:
      | { type: 'email.submit'; email: string }
      | { type: 'email.resend' }
      | { type: 'code.submit'; code: string }
      | { type: 'nav.back' }
      | WalletFact
    output: UpdateEmailOutput
    meta: { view: 'UpdateEmailWallet' | 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp' }
    tags: 'busy'
  },
  actors: {
    requestChange: port<CodeSent, { email: string }>('requestChange'),
    verifyPrimary: port<CodeSent, { code: string }>('verifyPrimary'),
    verifySecondary: port<string, { code: string }>('verifySecondary'),
  },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isMissing: ({ context }) => context.current === undefined,
    isSame: ({ context }, email: string) => isSame(context.current, email),
    isEmail: (_, email: string) => isEmail(email),
    isCode: (_, code: string) => isCode(code),
    isPrimary: (_, { step }: CodeSent) => step === 'primary',
    mustWait: ({ context }) => context.wait > 0,
    mayResend: ({ context }) => context.wait === 0,
    isLastSecond: ({ context }) => context.wait <= 1,
  },
  actions: {
    sync: assign(({ context, self }) => {
      const connection = selectConnection(self, context.namespace)
      return { current: connection && emailOf(self, connection) }
    }),
    keepEmail: assign({ email: (_, email: string) => email.trim() }),
    setWait: assign({ wait: (_, { wait }: CodeSent) => wait }),
    tick: assign(({ context }) => tick(context)),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    showResent: sendTo(
      notices,
      (): SnackbarShow => ({ type: 'snackbar.show', variant: 'success', code: 'code.resent' }),
    ),
    /** A service that wants more patience says for how long. */
    heedWait: assign({
      wait: ({ context }, { params }: Failure) => (typeof params?.seconds === 'number' ? params.seconds : context.wait),
    }),
  },
  delays: { second: 1_000, patience: lazyConstants.loginBackstop },
})

const failureIn = ({ event }: ErrorEvent): Failure => failureOf(event.error)

/** What the service could not do. */
export const fails = [
  { type: 'setFailure', params: failureIn },
  { type: 'heedWait', params: failureIn },
] as const

/** The service has not answered in time. */
export const timesOut = { type: 'setFailure', params: { code: 'frame.timeout' } } as const

/** What the service says of the code that it has sent. */
export const sent = ({ event }: { event: { output: CodeSent } }): CodeSent => event.output

/** What was typed, of the event that begins the work. */
export const typedCode = ({ event }: { event: { type: string } }) => ({
  code: 'code' in event && typeof event.code === 'string' ? event.code : '',
})
