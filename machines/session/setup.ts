import { assign, or, sendParent, sendTo, setup, stateIn } from 'xstate'
import type { CaipNetworkId } from '../../core/caip.ts'
import { constants } from '../../core/constants.ts'
import { errorMessageOf, type Failure, PorticoError } from '../../core/errors.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { SessionReading, SessionSummary, Signer } from '../../core/sign-in.ts'
import { channel, port } from '../contract.ts'
import type { SignInWishes } from '../kit/types.ts'
import {
  type GateFact,
  notices,
  type SessionCommand,
  type SnackbarDismiss,
  type SnackbarShow,
  type Track,
  tracker,
  wallet,
} from '../system.ts'
import { isSmart } from '../wallet/account-selectors.ts'
import { isArrival, isByUser, isSameSigner, type SessionSync } from './signer.ts'

export interface SessionInput extends SignInWishes {
  /** The active account, on a network of the app. */
  signer: Signer | null
  /** Whether the user has just connected, and is to be asked. */
  prompts: boolean
}

export interface Context extends SessionInput {
  /** The network of each namespace on which the user last signed in [signin-cancel]. */
  last: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  sessions: readonly SessionSummary[]
  rereadIn: number
  /** Why the last sign-out failed. */
  failure: Failure | null
  /** Whether no connection was left when the chart had loaded. */
  hasLostAll: boolean
}

/** The account of a state; only `noAccount` has none. */
export function signerOf({ signer }: Pick<Context, 'signer'>): Signer {
  if (!signer) throw new PorticoError('wallet.notConnected')
  return signer
}

const taskOf = (context: Context) => {
  const { required, last, app } = context
  const signer = signerOf(context)
  return {
    route: 'SIWXSignMessage',
    input: { ...signer, required, last: last[signer.namespace] ?? null, app },
  } as const
}

/** The setup of the session chart. */
export const sessionSetup = setup({
  types: {} as {
    context: Context
    events: SessionCommand
    input: SessionInput
    tags: 'signedIn' | 'signedOut' | 'reading' | 'unknown'
  },
  actors: {
    readSessions: port<SessionReading, { signer: Signer }>('readSessions'),
    endSessions: port<void, { signers: readonly Signer[] | null }>('endSessions'),
    watchSessions: channel<SessionCommand>(),
  },
  guards: {
    hasLostAll: ({ context: { endsWithConnections, hasLostAll } }) => endsWithConnections && hasLostAll,
    hasNoAccount: ({ context: { signer } }) => signer === null,
    isRequired: ({ context: { required } }) => required,
    isPrompted: stateIn({ prompt: 'requested' }),
    isNeeded: or([({ context }: { context: Context }) => context.required, stateIn({ prompt: 'requested' })]),
    promptsAtStart: ({ context: { prompts } }) => prompts,
    isSignedIn: stateIn({ status: 'signedIn' }),
    isOtherSigner: ({ context }, { signer }: SessionSync) => !isSameSigner(signer, context.signer),
    changesNothing: ({ context }, sync: SessionSync) => isSameSigner(sync.signer, context.signer) && !isArrival(sync),
    isByUser: (_, sync: SessionSync) => isByUser(sync),
    endsWithAccount: ({ context }, { after, signer }: SessionSync) =>
      'addresses' in after && context.endsWithConnections && signer === null,
    endsSessions: ({ context }, { after }: SessionSync) => 'addresses' in after && context.endsWithConnections,
    hasSessions: (_, { sessions }: SessionReading) => sessions.length > 0,
    isExempt: (_, { covered }: SessionReading) => !covered,
  },
  actions: {
    setSigner: assign(({ context }, { signer }: SessionSync) =>
      isSameSigner(signer, context.signer) ? {} : { signer, sessions: [] },
    ),
    setReading: assign((_, { sessions, rereadIn, required }: SessionReading) => ({ sessions, rereadIn, required })),
    clearSessions: assign({ sessions: [] }),
    setLastNetwork: assign({
      last: ({ context: { signer, last } }) => (signer ? { ...last, [signer.namespace]: signer.caipNetworkId } : last),
    }),
    emitPending: sendParent({ type: 'gate.pending' } satisfies GateFact),
    emitOpen: sendParent({ type: 'gate.open' } satisfies GateFact),
    emitRequired: sendParent(({ context }): GateFact => ({ type: 'gate.required', ...taskOf(context) })),
    emitOptional: sendParent(({ context }): GateFact => ({ type: 'gate.optional', ...taskOf(context) })),
    showChecking: sendTo(
      notices,
      (): SnackbarShow => ({ type: 'snackbar.show', variant: 'loading', code: 'sign.authenticating' }),
    ),
    dismissSnackbar: sendTo(notices, (): SnackbarDismiss => ({ type: 'snackbar.dismiss' })),
    emitFailed: sendParent({ type: 'gate.failed', code: 'sign.broken' } satisfies GateFact),
    disconnect: sendTo(({ context, self }) => wallet(signerOf(context).namespace)(self), { type: 'wallet.disconnect' }),
    trackUnknown: sendTo(tracker, ({ context, self }, failure: Failure): Track => {
      const { namespace, caipNetworkId } = signerOf(context)
      const properties = {
        network: caipNetworkId,
        isSmartAccount: isSmart(self, namespace),
        message: errorMessageOf(failure),
      }
      return { type: 'track', event: 'SIWX_AUTH_ERROR', properties }
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: {
    request: constants.requestTimeout,
    success: constants.successDelay,
    reread: ({ context: { rereadIn } }) => rereadIn,
  },
})
