import { type AnyActorRef, assign, enqueueActions, sendParent, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import { constants } from '../../core/constants.ts'
import { errorMessageOf, type Failure, failureOf } from '../../core/errors.ts'
import type { SessionReading, SessionSummary, Signer } from '../../core/sign-in.ts'
import { channel, type ErrorEvent, port } from '../contract.ts'
import type { SignInWishes } from '../kit/types.ts'
import {
  type GateFact,
  type GateTask,
  type SessionCommand,
  snackbar,
  systemIds,
  type Track,
  toasts,
  tracker,
  wallet,
} from '../system.ts'
import { isSmart } from '../wallet/wallet-selectors.ts'
import { endingWith, isAct, isArrival, isSameSigner, type Look, type Situation, signerIn } from './signer.ts'

export interface SessionInput extends SignInWishes, Situation {
  /** Whether the user connected the account just now, and is asked then. */
  asks: boolean
}

export interface Context extends SignInWishes {
  /** The active account, on a network of the app. */
  signer: Signer | null
  asks: boolean
  /** The network of each namespace on which the user was signed in last [signin-cancel]. */
  last: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  sessions: readonly SessionSummary[]
  rereadIn: number
  /** Why the last signing out came to nothing. */
  failure: Failure | null
}

/** What the watch over the sessions is made of. */
export const sessionSetup = setup({
  types: {} as {
    context: Context
    events:
      | SessionCommand
      | { type: 'signer.changed' }
      | { type: 'connection.ended'; signers: readonly Signer[] | null }
    input: SessionInput
    tags: 'signedIn' | 'signedOut' | 'reading' | 'unknown'
  },
  actors: {
    readSessions: port<SessionReading, { signer: Signer | null }>('readSessions'),
    endSessions: port<void, { signers: readonly Signer[] | null }>('endSessions'),
    watchSessions: channel<SessionCommand>(),
  },
  guards: {
    isNobody: ({ context: { signer } }) => signer === null,
    isRequired: ({ context: { required } }) => required,
    isAsked: ({ context: { asks } }) => asks,
    isNeeded: ({ context: { required, asks } }) => required || asks,
    hasSessions: (_, { sessions }: SessionReading) => sessions.length > 0,
    isExempt: (_, { covered }: SessionReading) => !covered,
  },
  actions: {
    look: enqueueActions(({ enqueue, context, self }, look: Look) => {
      const signer = signerIn(self, look)
      if (!isSameSigner(signer, context.signer)) {
        enqueue.assign({ signer, asks: isAct(look), sessions: [] })
        enqueue.raise({ type: 'signer.changed' })
      } else if (isArrival(look)) enqueue.assign({ asks: true })
      const signers = endingWith(look)
      // Last: what is to end would not begin to if something else came at once.
      if (signers !== undefined && context.endsWithConnections) enqueue.raise({ type: 'connection.ended', signers })
    }),
    keep: assign((_, { sessions, rereadIn, required }: SessionReading) => ({ sessions, rereadIn, required })),
    drop: assign({ sessions: [] }),
    noteNetwork: assign({
      last: ({ context: { signer, last } }) => (signer ? { ...last, [signer.namespace]: signer.caipNetworkId } : last),
    }),
    ask: assign({ asks: true }),
    waive: assign({ asks: false }),
    emitFact: sendParent((_, type: 'gate.pending' | 'gate.open' | 'gate.failed'): GateFact => ({ type })),
    askSigner: enqueueActions(({ enqueue, context: { signer, required, last, app } }) => {
      if (!signer) return
      const input = { ...signer, required, last: last[signer.namespace] ?? null, app }
      const task: GateTask = { route: 'SIWXSignMessage', input }
      enqueue(sendParent({ type: required ? 'gate.required' : 'gate.optional', ...task } satisfies GateFact))
    }),
    complain: enqueueActions(({ enqueue, self }) => {
      const kit: AnyActorRef | undefined = self.system.get(systemIds.kit)
      const said = { variant: 'error', code: 'sign.broken' } as const
      if (kit?.getSnapshot().hasTag('open')) enqueue.sendTo(snackbar(self), { type: 'snackbar.show', ...said })
      else enqueue.sendTo(toasts(self), { type: 'toast.add', ...said })
    }),
    leaveWallet: enqueueActions(({ enqueue, context: { signer }, self }) => {
      if (signer) enqueue.sendTo(wallet(signer.namespace)(self), { type: 'wallet.disconnect' })
    }),
    trackUnknown: enqueueActions(({ enqueue, context: { signer }, self }, failure: Failure) => {
      if (!signer) return
      const properties = {
        network: signer.caipNetworkId,
        isSmartAccount: isSmart(self, signer.namespace),
        message: errorMessageOf(failure),
      }
      enqueue.sendTo(tracker(self), { type: 'track', event: 'SIWX_AUTH_ERROR', properties } satisfies Track)
    }),
    noteKept: assign({ failure: (_, failure: Failure) => failure }),
    forgive: assign({ failure: null }),
  },
  delays: {
    request: constants.requestTimeout,
    reread: ({ context: { rereadIn } }) => rereadIn,
  },
})

type Answered = { event: { output: SessionReading } }
const answer = ({ event }: Answered) => event.output
type Failing = Failure | ((args: ErrorEvent) => Failure)
const failureIn = ({ event }: ErrorEvent) => failureOf(event.error)
const timedOut = { code: 'request.timeout' } as const

const keep = { type: 'keep', params: answer } as const
const read = {
  id: 'readSessions',
  src: 'readSessions',
  input: ({ context: { signer } }: { context: Context }) => ({ signer }),
} as const

const found = [
  { guard: { type: 'isExempt', params: answer }, target: '#session.exempt', actions: 'drop' },
  { guard: { type: 'hasSessions', params: answer }, target: '#session.signedIn', reenter: true, actions: keep },
] as const

export const settled = { type: 'emitFact', params: 'gate.open' } as const

/** 'A problem occurred while trying initialize authentication', where a session was required or asked for [signin-unread]. */
const unknown = <P extends Failing>(params: P) =>
  [
    {
      guard: 'isNeeded',
      target: '#session.unknown',
      actions: [
        'complain',
        { type: 'trackUnknown', params },
        'leaveWallet',
        { type: 'emitFact', params: 'gate.failed' },
      ],
    },
    { target: '#session.unknown', actions: settled },
  ] as const

/** The session store is asked, and nothing is known until it answers. */
export const reading = {
  entry: { type: 'emitFact', params: 'gate.pending' },
  invoke: {
    ...read,
    onDone: [...found, { target: '#session.signedOut', actions: keep }],
    onError: unknown(failureIn),
  },
  after: { request: unknown(timedOut) },
} as const

/** What is known stays true while it is looked at again, and where the second look fails or finds nothing new. */
const rereadingUntil = <Rest extends readonly object[]>(rest: Rest) =>
  ({
    initial: 'resting',
    states: {
      resting: {
        description: 'Nothing is asked until there is a reason.',
        on: { 'session.reread': 'rereading' },
      },
      rereading: {
        description:
          'Another tab may have signed in or out. What was known stays until the store answers, for 30 s at most [flow-timeout].',
        invoke: { ...read, onDone: [...found, ...rest], onError: 'resting' },
        after: { request: 'resting' },
      },
    },
  }) as const

export const staysSignedIn = rereadingUntil([{ target: '#session.signedOut', actions: keep }] as const)
export const staysSignedOut = rereadingUntil([{ target: 'resting' }] as const)

const kept = <P extends Failing>(params: P) => ({ target: 'starting', actions: { type: 'noteKept', params } }) as const
/** Sessions are to end. On failure the error is kept in the context. */
export const ending = {
  entry: 'forgive',
  invoke: {
    id: 'endSessions',
    src: 'endSessions',
    input: ({ event }: { event: SessionCommand | { type: string } }) => ({
      signers: 'signers' in event ? event.signers : [],
    }),
    onDone: 'starting',
    onError: kept(failureIn),
  },
  after: { request: kept(timedOut) },
} as const
