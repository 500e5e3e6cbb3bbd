import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import { constants } from '../core/constants.ts'
import { type ErrorCode, type Failure, sentenceOf } from '../core/errors.ts'
import type { SignInAttempt } from '../core/sign-in.ts'
import { channel } from './contract.ts'
import type { PairingReport } from './ports.ts'
import {
  alerts,
  type PairingCommand,
  type PairingFact,
  type SnackbarDismiss,
  type SnackbarShow,
  snackbar,
  tracker,
} from './system.ts'

/** What the port that offers is told: a new code is needed, and whoever still answers the last one is welcome. */
export type PairingRenewal = { type: 'pairing.renew' }

/** What the watch over the clock tells: somebody is back, or time has jumped. `now` is in milliseconds since 1970. */
export type ClockReport = { type: 'clock.woke'; now: number }

type Offer = { uri: string; expiresAt: number }

/** What a developer has to mend, or whoever sets the clock: asking again by itself would only be refused again. */
const misuses: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['relay.origin', 'relay.clock', 'relay.key'])

/** What the chart is made of. */
export const flow = setup({
  types: {} as {
    context: {
      /** The places that need a pairing. */
      holders: readonly string[]
      offer: Offer | null
      failure: Failure | null
      /** Who has signed in with the approval, while that is verified. */
      signIn: SignInAttempt | null
    }
    events: PairingCommand | PairingReport | ClockReport
    tags: 'busy'
  },
  actors: { offerPairing: channel<PairingRenewal>(), watchClock: channel<ClockReport>() },
  guards: {
    isHeld: ({ context: { holders } }) => holders.length > 0,
    isOnly: ({ context: { holders } }, by: string) => holders.every((one) => one === by),
    isOver: ({ context: { offer } }, now: number) => offer === null || offer.expiresAt - now <= constants.pairingMargin,
    isOverAndHeld: ({ context: { offer, holders } }, now: number) =>
      holders.length > 0 && (offer === null || offer.expiresAt - now <= constants.pairingMargin),
    isStaleAndHeld: ({ context: { holders } }, { code }: Failure) => holders.length > 0 && code === 'pairing.expired',
  },
  actions: {
    hold: assign({
      holders: ({ context: { holders } }, by: string) => [...holders.filter((one) => one !== by), by],
    }),
    release: assign({ holders: ({ context: { holders } }, by: string) => holders.filter((one) => one !== by) }),
    noteOffer: assign({ offer: (_, { uri, expiresAt }: Offer) => ({ uri, expiresAt }) }),
    dropOffer: assign({ offer: null }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    forgive: assign({ failure: null, signIn: null }),
    renew: sendTo('offerPairing', { type: 'pairing.renew' }),
    tell: sendParent((_, fact: PairingFact) => fact),
    tellReady: enqueueActions(({ enqueue, context: { offer } }) => {
      if (offer) enqueue(sendParent({ type: 'pairing.ready', ...offer }))
    }),
    tellFailed: enqueueActions(({ enqueue, context: { failure } }) => {
      if (failure) enqueue(sendParent({ type: 'pairing.failed', failure }))
    }),
    noteSignIn: assign({ signIn: (_, signIn: SignInAttempt) => signIn }),
    say: sendTo(
      snackbar,
      (): SnackbarShow => ({ type: 'snackbar.show', variant: 'loading', code: 'sign.authenticating' }),
    ),
    hush: sendTo(snackbar, (): SnackbarDismiss => ({ type: 'snackbar.dismiss' })),
    trackSignIn: enqueueActions(
      ({ enqueue, system }, { signIn, failure }: { signIn?: SignInAttempt | null; failure?: Failure }) => {
        if (!signIn) return
        const properties = { network: signIn.network, isSmartAccount: signIn.isSmartAccount }
        if (!failure) enqueue.sendTo(tracker({ system }), { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties })
        else {
          const told = { ...properties, message: sentenceOf(failure) }
          enqueue.sendTo(tracker({ system }), { type: 'track', event: 'SIWX_AUTH_ERROR', properties: told })
        }
      },
    ),
    warn: enqueueActions(({ enqueue, system }, failure: Failure) => {
      if (misuses.has(failure.code))
        enqueue.sendTo(alerts({ system }), { type: 'alert.raise', severity: 'error', failure })
    }),
  },
  delays: {
    reach: constants.pairingTimeout,
    expiry: constants.pairingLife - constants.pairingMargin,
    request: constants.requestTimeout,
  },
})
