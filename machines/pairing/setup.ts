import { assign, sendParent, sendTo, setup, stateIn } from 'xstate'
import { constants } from '../../core/constants.ts'
import { type ErrorCode, errorMessageOf, type Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { SignInAttempt } from '../../core/sign-in.ts'
import { channel } from '../contract.ts'
import type { PairingReport } from '../ports.ts'
import {
  type AlertRaise,
  notices,
  type PairingCommand,
  type PairingFact,
  type SnackbarDismiss,
  type SnackbarShow,
  type Track,
  tracker,
} from '../system.ts'

/** What is sent to the port that offers codes: a new one is needed, and an approval of the last one still counts. */
export type PairingRenewal = { type: 'pairing.renew' }

/** What the watch over the clock tells: the page is active again, or time has jumped. `now` is in milliseconds since 1970. */
export type ClockReport = { type: 'clock.woke'; now: number }

type Offer = { uri: string; expiresAt: number }

/** What the developer has to mend, or the user whose clock is wrong: the same request would only be refused again. */
const misuses: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['relay.origin', 'relay.clock', 'relay.key'])

/** What the chart is made of. */
export const pairingSetup = setup({
  types: {} as {
    context: {
      /** The routes that need a pairing. */
      holders: readonly string[]
      offer: Offer | null
      failure: Failure | null
      /** The sign-in that came with the approval, null where the wallet has only connected. */
      signIn: SignInAttempt | null
    }
    events: PairingCommand | PairingReport | ClockReport
    tags: 'busy'
  },
  actors: { offerPairing: channel<PairingRenewal>(), watchClock: channel<ClockReport>() },
  guards: {
    isHeld: stateIn({ holders: 'held' }),
    isFree: stateIn({ holders: 'free' }),
    isLastHolder: ({ context: { holders } }, by: string) => holders.every((holder) => holder === by),
    isOver: ({ context: { offer } }, now: number) =>
      offer === null || offer.expiresAt - now <= lazyConstants.pairingMargin,
    isExpired: (_, { code }: Failure) => code === 'pairing.expired',
    isSignIn: (_, signIn: SignInAttempt | undefined) => signIn !== undefined,
    isMisuse: ({ context: { failure } }) => failure !== null && misuses.has(failure.code),
  },
  actions: {
    addHolder: assign({
      holders: ({ context: { holders } }, by: string) => [...holders.filter((holder) => holder !== by), by],
    }),
    removeHolder: assign({
      holders: ({ context: { holders } }, by: string) => holders.filter((holder) => holder !== by),
    }),
    setOffer: assign({ offer: (_, { uri, expiresAt }: Offer) => ({ uri, expiresAt }) }),
    clearOffer: assign({ offer: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null, signIn: null }),
    setSignIn: assign({ signIn: (_, signIn: SignInAttempt) => signIn }),
    renew: sendTo('offerPairing', { type: 'pairing.renew' }),
    emitToParent: sendParent((_, fact: PairingFact) => fact),
    emitOffer: sendParent(
      ({ context: { offer } }): PairingFact =>
        offer ? { type: 'pairing.ready', ...offer } : { type: 'pairing.asking' },
    ),
    emitFailure: sendParent(
      ({ context: { failure } }): PairingFact => ({ type: 'pairing.failed', failure: failure ?? { code: 'unknown' } }),
    ),
    showSnackbar: sendTo(
      notices,
      (): SnackbarShow => ({ type: 'snackbar.show', variant: 'loading', code: 'sign.authenticating' }),
    ),
    dismissSnackbar: sendTo(notices, (): SnackbarDismiss => ({ type: 'snackbar.dismiss' })),
    trackSignedIn: sendTo(
      tracker,
      (_, properties: SignInAttempt): Track => ({ type: 'track', event: 'SIWX_AUTH_SUCCESS', properties }),
    ),
    trackSignInFailed: sendTo(
      tracker,
      (_, { signIn, failure }: { signIn: SignInAttempt; failure: Failure }): Track => ({
        type: 'track',
        event: 'SIWX_AUTH_ERROR',
        properties: { ...signIn, message: errorMessageOf(failure) },
      }),
    ),
    raiseAlert: sendTo(
      notices,
      ({ context: { failure } }): AlertRaise => ({
        type: 'alert.raise',
        severity: 'error',
        failure: failure ?? { code: 'unknown' },
      }),
    ),
  },
  delays: {
    reach: lazyConstants.pairingTimeout,
    expiry: lazyConstants.pairingLife - lazyConstants.pairingMargin,
    request: constants.requestTimeout,
  },
})
