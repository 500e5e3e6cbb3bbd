import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { isCode, isEmail } from '../../core/email.ts'
import type { EmailChangeStep } from '../../core/embedded-frame.ts'
import { type Failure, failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { channel, type ErrorEvent, port } from '../contract.ts'
import { type WaitReport, waits } from '../shared/cooldown.ts'
import { type ConnectionRef, isMine, isSameConnection } from '../shared/whose.ts'
import { notices, type SnackbarShow, type WalletFact } from '../system.ts'
import { reachOf } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type UpdateEmailOutput = { status: 'updated' } | { status: 'left' } | { status: 'disconnected' }

export interface UpdateEmailContext {
  namespace: Namespace
  /** The connector of the active connection. */
  connectorId: string
  /** The current email; undefined if the account is not the embedded wallet's, or has none. */
  current: string | undefined
  /** The new email. */
  email: string
  /** The number of seconds until the next code may be sent. */
  wait: number
  /** How many codes were rejected: each rejection clears the fields. */
  attempts: number
  failure: Failure | null
}

/** Which email is verified next, and the number of seconds until the next code may be sent. */
export interface CodeSent {
  step: EmailChangeStep
  wait: number
}

/** The email of the embedded wallet's user, if the connection is to that wallet. */
const emailOf = (self: AnyActorRef, connection: Connection) =>
  reachOf(self, connection) === 'AUTH' ? connection.user?.email : undefined

/** The chart's initial context. */
export const begin = (
  self: AnyActorRef,
  { active, connection }: { active: Namespace; connection: Connection },
): UpdateEmailContext => {
  const current = emailOf(self, connection)
  const { connectorId } = connection
  return { namespace: active, connectorId, current, email: current ?? '', wait: 0, attempts: 0, failure: null }
}

const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.trim().toLowerCase()

/** The setup of the chart for changing the email. */
export const updateEmailSetup = setup({
  types: {} as {
    context: UpdateEmailContext
    input: { active: Namespace; connection: Connection }
    events:
      | { type: 'email.submit'; email: string }
      | { type: 'email.resend' }
      | { type: 'code.submit'; code: string }
      | { type: 'nav.back' }
      | WaitReport
      | WalletFact
    output: UpdateEmailOutput
    meta: { view: 'UpdateEmailWallet' | 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp' }
    tags: 'busy'
  },
  actors: {
    requestChange: port<CodeSent, { email: string }>('requestChange'),
    verifyPrimary: port<CodeSent, { code: string }>('verifyPrimary'),
    verifySecondary: port<string, { code: string }>('verifySecondary'),
    watchWait: channel<WaitReport>(),
  },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isOfAccount: ({ context }, ended: ConnectionRef) => isSameConnection(context, ended),
    isMissing: ({ context }) => context.current === undefined,
    isSame: ({ context }, email: string) => isSame(context.current, email),
    isEmail: (_, email: string) => isEmail(email),
    isCode: (_, code: string) => isCode(code),
    isPrimary: (_, { step }: CodeSent) => step === 'primary',
    mustWait: ({ context }) => context.wait > 0,
    mayResend: ({ context }) => context.wait === 0,
  },
  actions: {
    sync: assign(({ context, self }) => {
      const connection = selectConnection(self, context.namespace)
      return {
        connectorId: connection?.connectorId ?? context.connectorId,
        current: connection && emailOf(self, connection),
      }
    }),
    keepEmail: assign({ email: (_, email: string) => email.trim() }),
    setWait: assign({ wait: (_, { wait }: CodeSent) => wait }),
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
  },
  delays: { second: 1_000, patience: lazyConstants.loginBackstop },
})

const failureIn = ({ event }: ErrorEvent): Failure => failureOf(event.error)

/** Keeps the service's failure. */
export const fails = [
  { type: 'setFailure', params: failureIn },
  { type: 'heedWait', params: failureIn },
] as const

/** The service did not answer in time. */
export const timesOut = { type: 'setFailure', params: { code: 'frame.timeout' } } as const

/** The service's answer about a sent code. */
export const sent = ({ event }: { event: { output: CodeSent } }): CodeSent => event.output

/** The code typed, from the event that starts the check. */
export const typedCode = ({ event }: { event: { type: string } }) => ({
  code: 'code' in event && typeof event.code === 'string' ? event.code : '',
})
