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

/** Sent to the port that offers codes: requests a new one. An approval of the last code still counts. */
export type PairingRenewal = { type: 'pairing.renew' }

/**
 * Reported by the clock watcher: the page is active again, or time has jumped. `now` is in milliseconds since the
 * epoch.
 */
export type ClockReport = { type: 'clock.woke'; now: number }

type Offer = { uri: string; expiresAt: number }

/** Failures that a retry can't fix: the developer must fix the setup, or the user the clock. */
const misuses: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['relay.origin', 'relay.clock', 'relay.key'])

/** The setup of the pairing chart. */
export const pairingSetup = setup({
  types: {} as {
    context: {
      /** The routes that need a pairing. */
      holders: readonly string[]
      offer: Offer | null
      failure: Failure | null
      /** The sign-in that came with the approval; null if the wallet only connected. */
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
