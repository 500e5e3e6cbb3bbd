import { type Failure, failureOf } from '../../core/errors.ts'
import type { SignInAttempt } from '../../core/sign-in.ts'
import { type ErrorEvent, promised } from '../contract.ts'
import type { PairingReport } from '../ports.ts'
import type { PairingFact } from '../system.ts'
import { type ClockReport, pairingSetup } from './setup.ts'

export type { ClockReport, PairingRenewal } from './setup.ts'

const holderOf = ({ event }: { event: { by: string } }) => event.by
const addsHolder = { type: 'addHolder', params: holderOf } as const
const removesHolder = { type: 'removeHolder', params: holderOf } as const
const failureIn = ({ event }: { event: { failure: Failure } }) => event.failure
const setsFailure = { type: 'setFailure', params: failureIn } as const
const now = ({ event }: { event: ClockReport }) => event.now
const emitsAsking = { type: 'emitToParent', params: { type: 'pairing.asking' } } as const

const unreachable = {
  target: '#pairing.code.ended',
  actions: { type: 'setFailure', params: { code: 'relay.unreachable' } },
} as const

const unverified = { code: 'sign.server' } as const
type Settled = Extract<PairingReport, { type: 'pairing.settled' }>
type SignInReport = { event: { signIn?: SignInAttempt } }
/** Whether the report includes a sign-in, completed or attempted. */
const isSignIn = { type: 'isSignIn', params: ({ event }: SignInReport) => event.signIn } as const
const tracksSignedIn = { type: 'trackSignedIn', params: ({ event }: SignInReport) => promised(event.signIn) } as const
const tracksFailed = {
  type: 'trackSignInFailed',
  params: ({ event: { signIn, failure } }: SignInReport & { event: { failure: Failure } }) => ({
    signIn: promised(signIn),
    failure,
  }),
} as const
const tracksUnverified = {
  type: 'trackSignInFailed',
  params: ({ context: { signIn } }: { context: { signIn: SignInAttempt | null } }) => ({
    signIn: promised(signIn),
    failure: unverified,
  }),
} as const
const emitsSettled = {
  type: 'emitToParent',
  params: ({ event: { namespaces, name } }: { event: Settled }): PairingFact => ({
    type: 'pairing.settled',
    namespaces,
    name,
  }),
} as const

const holders = pairingSetup.createStateConfig({
  description: 'Whether a route or the dApp itself needs the code.',
  initial: 'free',
  states: {
    free: {
      on: { 'pairing.hold': { target: 'held', actions: addsHolder }, 'pairing.release': { actions: removesHolder } },
    },
    held: {
      on: {
        'pairing.hold': { actions: addsHolder },
        'pairing.release': [
          { guard: { type: 'isLastHolder', params: holderOf }, target: 'free', actions: removesHolder },
          { actions: removesHolder },
        ],
      },
    },
  },
})

const offered = pairingSetup.createStateConfig({
  description:
    'There is a proposal, or the relay is asked for one; only one, however many hold it [pairing-one]. After its last holder leaves, it stays open until it expires, so that a late approval still connects [pairing-late].',
  entry: ['clearOffer', 'clearFailure'],
  invoke: {
    id: 'offerPairing',
    src: 'offerPairing',
    onError: {
      target: 'ended',
      actions: { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) },
    },
  },
  initial: 'asking',
  states: {
    asking: {
      description:
        'The client has loaded and asks the relay. A relay that returns no code within 20 s counts as unreachable.',
      tags: 'busy',
      entry: emitsAsking,
      after: { reach: unreachable },
      on: { 'pairing.hold': { actions: emitsAsking } },
    },
    ready: {
      description:
        'The code is shown for 4 minutes, less the last 10 seconds, in which it counts as expired [pairing-expiry]. A tab that slept through the expiry notices when it wakes.',
      entry: 'emitOffer',
      invoke: { id: 'watchClock', src: 'watchClock', onError: {} },
      after: { expiry: 'expired' },
      on: {
        'pairing.hold': { actions: 'emitOffer' },
        'pairing.refused': { guard: { type: 'isExpired', params: failureIn }, target: 'expired' },
        'clock.woke': { guard: { type: 'isOver', params: now }, target: 'expired' },
      },
    },
    expired: {
      description: 'A code that a holder still needs is renewed; any other lapses [pairing-renewed].',
      always: [{ guard: 'isHeld', target: 'renewing' }, { target: '#pairing.code.none' }],
    },
    authenticating: {
      description:
        'The wallet has approved and signed in one step. The signature is verified, within 30 s, while a loading message shows [pairing-one-step]. The code is no longer needed.',
      tags: 'busy',
      entry: ['clearOffer', emitsAsking, 'showSnackbar'],
      exit: 'dismissSnackbar',
      after: {
        request: {
          target: '#pairing.code.ended',
          actions: [{ type: 'setFailure', params: unverified }, tracksUnverified],
        },
      },
      on: { 'pairing.hold': { actions: emitsAsking }, 'pairing.offered': {} },
    },
    renewing: {
      description:
        'A holder still shows the code, so a new one replaces it without a click. A wallet that scanned the previous one may still approve.',
      tags: 'busy',
      entry: ['clearOffer', 'renew', emitsAsking],
      after: { reach: unreachable },
      on: { 'pairing.hold': { actions: emitsAsking } },
    },
  },
  on: {
    'pairing.offered': { target: '.ready', actions: { type: 'setOffer', params: ({ event }) => event } },
    'pairing.authenticating': {
      target: '.authenticating',
      actions: { type: 'setSignIn', params: ({ event }) => event.signIn },
    },
    'pairing.settled': [
      { guard: isSignIn, target: 'none', actions: [tracksSignedIn, emitsSettled] },
      { target: 'none', actions: emitsSettled },
    ],
    'pairing.refused': [
      { guard: isSignIn, target: 'refused', actions: [setsFailure, tracksFailed] },
      { target: 'refused', actions: setsFailure },
    ],
  },
})

const code = pairingSetup.createStateConfig({
  description: 'The code of the one pairing.',
  initial: 'none',
  states: {
    none: {
      description: 'No code is needed, so the client is not even loaded [lazy-closed].',
      entry: ['clearOffer', 'clearFailure'],
      on: { 'pairing.hold': 'offered', 'pairing.retry': { guard: 'isHeld', target: 'offered' } },
    },
    offered,
    refused: {
      description: 'An alert reports to the developer what only a developer can fix.',
      always: [{ guard: 'isMisuse', target: 'ended', actions: 'raiseAlert' }, { target: 'ended' }],
    },
    ended: {
      description: 'A failure matters only while a holder needs the code.',
      always: [{ guard: 'isHeld', target: 'failed' }, { target: 'none' }],
    },
    failed: {
      description:
        'The wallet refused, or the relay can’t be reached or does not serve this page. Nothing is retried until the user asks [pairing-refused].',
      entry: 'emitFailure',
      always: { guard: 'isFree', target: 'none' },
      on: { 'pairing.hold': { actions: 'emitFailure' }, 'pairing.retry': 'offered' },
    },
  },
})

/** The shared pairing: created when a route needs a code, renewed while one does, and honoured until it expires. */
export const pairingMachine = pairingSetup.createMachine({
  id: 'pairing',
  description:
    'One pairing for everything that needs one [pairing-one]: offered for 4 minutes [pairing-expiry], renewed without a click while a route holds it [pairing-renewed], and left to lapse otherwise, so that a late approval still connects [pairing-late].',
  context: { holders: [], offer: null, failure: null, signIn: null },
  type: 'parallel',
  states: { holders, code },
})
