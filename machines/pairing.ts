import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import { constants } from '../core/constants.ts'
import { type ErrorCode, type Failure, failureOf } from '../core/errors.ts'
import { channel, type ErrorEvent } from './contract.ts'
import type { PairingReport } from './ports.ts'
import { alerts, type PairingCommand, type PairingFact } from './system.ts'

/** What the port that offers is told: a new code is needed, and whoever still answers the last one is welcome. */
export type PairingRenewal = { type: 'pairing.renew' }

/** What the watch over the clock tells: somebody is back, or time has jumped. `now` is in milliseconds since 1970. */
export type ClockReport = { type: 'clock.woke'; now: number }

type Offer = { uri: string; expiresAt: number }

/** What a developer has to mend, or whoever sets the clock: asking again by itself would only be refused again. */
const misuses: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['relay.origin', 'relay.clock', 'relay.key'])

const flow = setup({
  types: {} as {
    context: {
      /** The places that need a pairing. */
      holders: readonly string[]
      offer: Offer | null
      failure: Failure | null
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
    forgive: assign({ failure: null }),
    renew: sendTo('offerPairing', { type: 'pairing.renew' }),
    tell: sendParent((_, fact: PairingFact) => fact),
    tellReady: enqueueActions(({ enqueue, context: { offer } }) => {
      if (offer) enqueue(sendParent({ type: 'pairing.ready', ...offer }))
    }),
    tellFailed: enqueueActions(({ enqueue, context: { failure } }) => {
      if (failure) enqueue(sendParent({ type: 'pairing.failed', failure }))
    }),
    warn: enqueueActions(({ enqueue, system }, failure: Failure) => {
      if (misuses.has(failure.code))
        enqueue.sendTo(alerts({ system }), { type: 'alert.raise', severity: 'error', failure })
    }),
  },
  delays: { reach: constants.pairingTimeout, expiry: constants.pairingLife - constants.pairingMargin },
})

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

const refusal = ({ event }: { event: { failure: Failure } }) => event.failure
const breakdown = ({ event }: ErrorEvent) => failureOf(event.error)

/** The pairing that all who need one share: offered, renewed while somebody holds it, and honoured to its end. */
export const pairingMachine = flow.createMachine({
  id: 'pairing',
  description:
    'FACTS 10.3, DESIGN 3: one pairing for all who need one. It is offered for 4 minutes (SPEC 9), renewed without a click while a place holds it, and left to lapse when none does: who approves late is still connected.',
  context: { holders: [], offer: null, failure: null },
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
        'pairing.settled': {
          target: 'none',
          actions: {
            type: 'tell',
            params: ({ event: { namespaces, name } }) => ({ type: 'pairing.settled', namespaces, name }),
          },
        },
        'pairing.refused': [
          {
            guard: 'isHeld',
            target: 'failed',
            actions: [
              { type: 'fail', params: refusal },
              { type: 'warn', params: refusal },
            ],
          },
          { target: 'none', actions: { type: 'warn', params: refusal } },
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
