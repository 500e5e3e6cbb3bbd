import { type Failure, failureOf } from '../core/errors.ts'
import type { SignInAttempt } from '../core/sign-in.ts'
import type { ErrorEvent } from './contract.ts'
import { type ClockReport, flow } from './pairing-setup.ts'

export type { ClockReport, PairingRenewal } from './pairing-setup.ts'

const by = ({ event }: { event: { by: string } }) => event.by
const hold = { type: 'hold', params: by } as const
const release = { type: 'release', params: by } as const
const asks = { type: 'tell', params: { type: 'pairing.asking' } } as const
const now = ({ event }: { event: ClockReport }) => event.now

const unreachable = { code: 'relay.unreachable' } as const
const unreached = [
  { guard: 'isHeld', target: '#pairing.failed', actions: { type: 'fail', params: unreachable } },
  { target: '#pairing.none' },
] as const

const unverified = { code: 'sign.server' } as const
const tracksUnverified = {
  type: 'trackSignIn',
  params: ({ context: { signIn } }: { context: { signIn: SignInAttempt | null } }) => ({
    signIn,
    failure: unverified,
  }),
} as const
/** Of signing in as far as it was tried. */
const tracks = {
  type: 'trackSignIn',
  params: ({ event }: { event: { signIn?: SignInAttempt; failure?: Failure } }) => event,
} as const

const refusal = ({ event }: { event: { failure: Failure } }) => event.failure
const breakdown = ({ event }: ErrorEvent) => failureOf(event.error)

/** The pairing that all who need one share: offered, renewed while somebody holds it, and honoured to its end. */
export const pairingMachine = flow.createMachine({
  id: 'pairing',
  description:
    'FACTS 10.3, DESIGN 3: one pairing for all who need one. It is offered for 4 minutes (SPEC 9), renewed without a click while a place holds it, and left to lapse when none does: who approves late is still connected.',
  context: { holders: [], offer: null, failure: null, signIn: null },
  initial: 'none',
  states: {
    none: {
      description: 'Nobody needs one. A client is not even loaded (DESIGN 3, pay nothing).',
      entry: ['dropOffer', 'forgive'],
      on: {
        'pairing.hold': { target: 'offered', actions: hold },
        'pairing.release': { actions: release },
        'pairing.retry': { guard: 'isHeld', target: 'offered' },
      },
    },
    offered: {
      description: 'A proposal stands, or is about to: one, however many hold it.',
      entry: ['dropOffer', 'forgive'],
      invoke: {
        id: 'offerPairing',
        src: 'offerPairing',
        onError: [
          { guard: 'isHeld', target: 'failed', actions: { type: 'fail', params: breakdown } },
          { target: 'none' },
        ],
      },
      initial: 'asking',
      states: {
        asking: {
          description:
            'The client is loaded and the relay is asked. A relay that gives no code in 20 s can’t be reached.',
          tags: 'busy',
          entry: asks,
          after: { reach: unreached },
          on: { 'pairing.hold': { actions: [hold, asks] } },
        },
        ready: {
          description:
            'SPEC 9, 5: the code is shown for 4 minutes, less the last 10 seconds, in which it counts as expired. A tab that slept through its end sees that when it wakes.',
          entry: 'tellReady',
          invoke: { id: 'watchClock', src: 'watchClock', onError: {} },
          after: { expiry: [{ guard: 'isHeld', target: 'renewing' }, { target: '#pairing.none' }] },
          on: {
            'pairing.hold': { actions: [hold, 'tellReady'] },
            'pairing.refused': { guard: { type: 'isStaleAndHeld', params: refusal }, target: 'renewing' },
            'clock.woke': [
              { guard: { type: 'isOverAndHeld', params: now }, target: 'renewing' },
              { guard: { type: 'isOver', params: now }, target: '#pairing.none' },
            ],
          },
        },
        authenticating: {
          description:
            'FACTS 13, One-Click Auth: the wallet has approved and signed at once. SPEC 8, Authenticating…: a loading message says that it is verified, for 30 s at most. The code has done its work.',
          tags: 'busy',
          entry: ['dropOffer', asks, 'say'],
          exit: 'hush',
          after: {
            request: [
              {
                guard: 'isHeld',
                target: '#pairing.failed',
                actions: [{ type: 'fail', params: unverified }, tracksUnverified],
              },
              { target: '#pairing.none', actions: tracksUnverified },
            ],
          },
          on: { 'pairing.hold': { actions: [hold, asks] }, 'pairing.offered': {} },
        },
        renewing: {
          description:
            'Somebody still looks at the code, so a new one takes its place without a click. Who has scanned the last one may still approve.',
          tags: 'busy',
          entry: ['dropOffer', 'renew', asks],
          after: { reach: unreached },
          on: { 'pairing.hold': { actions: [hold, asks] } },
        },
      },
      on: {
        'pairing.release': {
          description: 'It stays open all the same, until it lapses: a late approval is honoured.',
          actions: release,
        },
        'pairing.offered': { target: '.ready', actions: { type: 'noteOffer', params: ({ event }) => event } },
        'pairing.authenticating': {
          target: '.authenticating',
          actions: { type: 'noteSignIn', params: ({ event }) => event.signIn },
        },
        'pairing.settled': {
          target: 'none',
          actions: [
            tracks,
            {
              type: 'tell',
              params: ({ event: { namespaces, name } }) => ({ type: 'pairing.settled', namespaces, name }),
            },
          ],
        },
        'pairing.refused': [
          {
            guard: 'isHeld',
            target: 'failed',
            actions: [{ type: 'fail', params: refusal }, { type: 'warn', params: refusal }, tracks],
          },
          { target: 'none', actions: [{ type: 'warn', params: refusal }, tracks] },
        ],
      },
    },
    failed: {
      description:
        'SPEC 8: the wallet said no, or the relay does not serve this page or can’t be reached. Nothing is tried again by itself; whoever needs a code asks for it.',
      entry: 'tellFailed',
      on: {
        'pairing.hold': { actions: [hold, 'tellFailed'] },
        'pairing.release': [
          { guard: { type: 'isOnly', params: by }, target: 'none', actions: release },
          { actions: release },
        ],
        'pairing.retry': 'offered',
      },
    },
  },
})
