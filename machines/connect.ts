import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { sameId } from '../core/connector.ts'
import { constants } from '../core/constants.ts'
import { type ErrorCode, type Failure, sentenceOf } from '../core/errors.ts'
import type { Place } from '../core/places.ts'
import type { TrackEvent } from '../core/track.ts'
import { tracker, type WalletFact, wallet } from './system.ts'

/** The connector a person picked, with the name it had in the list. */
export interface Choice {
  namespace: Namespace
  connectorId: string
  name: string
}

export type ConnectOutput = { status: 'connected' }

const hopeless: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wallet.alreadyConnected',
  'wallet.badAccount',
  'wallet.unsupportedMethod',
  'connector.missing',
])

type Fact = Extract<WalletFact, { connectorId: string }>

const flow = setup({
  types: {} as {
    context: { choice: Choice | null; failure: Failure | null }
    events:
      | ({ type: 'connector.choose' } & Choice)
      | { type: 'connector.retry' }
      | { type: 'help.open' }
      | { type: 'wallet.get' }
      | { type: 'nav.back' }
      | WalletFact
    output: ConnectOutput
    meta: { view: 'Connect' | 'ConnectingExternal' }
    tags: 'busy' | 'slow'
  },
  guards: {
    isMine: ({ context: { choice } }, { namespace, connectorId }: Fact) =>
      choice !== null && choice.namespace === namespace && sameId(choice.connectorId, connectorId),
    isHopeless: ({ context: { failure } }) => failure !== null && hopeless.has(failure.code),
    failedBy: ({ context }, code: ErrorCode) => context.failure?.code === code,
  },
  actions: {
    choose: assign({
      choice: (_, { namespace, connectorId, name }: Choice) => ({ namespace, connectorId, name }),
    }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    forgive: assign({ failure: null }),
    ask: enqueueActions(({ enqueue, context: { choice }, system }) => {
      if (!choice) return
      enqueue.sendTo(wallet(choice.namespace)({ system }), {
        type: 'wallet.connect',
        connectorId: choice.connectorId,
      })
    }),
    abandon: enqueueActions(({ enqueue, context: { choice }, system }) => {
      if (choice) enqueue.sendTo(wallet(choice.namespace)({ system }), { type: 'wallet.abandon' })
    }),
    goTo: sendParent((_, place: Place) => ({ type: 'nav.push', place })),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
  },
  delays: { hint: constants.promptHint, celebration: constants.celebration },
})

const failedBy = (code: ErrorCode) => ({ type: 'failedBy', params: code }) as const
const isMine = { type: 'isMine', params: ({ event }: { event: Fact }) => event } as const
const selected = ({ event: { name } }: { event: { name: string } }): TrackEvent => ({
  event: 'SELECT_WALLET',
  properties: { name, platform: 'browser' },
})
const refused = ({ event: { failure } }: { event: { failure: Failure } }): TrackEvent => ({
  event: 'CONNECT_ERROR',
  properties: { message: sentenceOf(failure) },
})

const celebrates = { guard: isMine, target: 'celebrating' } as const

const choosing = flow.createStateConfig({
  description: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
  meta: { view: 'Connect' },
  entry: 'forgive',
  on: {
    'connector.choose': {
      target: 'requesting',
      actions: [
        { type: 'choose', params: ({ event }) => event },
        { type: 'track', params: selected },
      ],
    },
    'help.open': {
      actions: [
        { type: 'track', params: { event: 'CLICK_WALLET_HELP' } },
        { type: 'goTo', params: 'WhatIsAWallet' },
      ],
    },
    'wallet.get': {
      actions: [
        { type: 'track', params: { event: 'CLICK_GET_WALLET' } },
        { type: 'goTo', params: 'GetWallet' },
      ],
    },
  },
})

const requesting = flow.createStateConfig({
  description:
    'The wallet is asked; after 20 s a hint says where to look, after 5 min the request counts as unanswered.',
  meta: { view: 'ConnectingExternal' },
  tags: 'busy',
  entry: ['forgive', 'ask'],
  initial: 'asking',
  states: { asking: { after: { hint: 'waiting' } }, waiting: { tags: 'slow' } },
  on: {
    'wallet.refused': {
      guard: isMine,
      target: 'sorting',
      actions: [
        { type: 'fail', params: ({ event }) => event.failure },
        { type: 'track', params: refused },
      ],
    },
    'wallet.connected': celebrates,
    'nav.back': { target: 'choosing', actions: 'abandon' },
  },
})

const again = { 'connector.retry': 'requesting', 'wallet.connected': celebrates, 'nav.back': 'choosing' } as const

/** Connecting a wallet: from the list to an account, whichever wallet answers in the end. */
export const connectMachine = flow.createMachine({
  id: 'connect',
  context: { choice: null, failure: null },
  initial: 'choosing',
  states: {
    choosing,
    requesting,
    sorting: {
      description: 'Each cause of failure has a state, its own sentence and its one next step (DESIGN 9).',
      always: [
        { guard: failedBy('wallet.rejected'), target: 'declined' },
        { guard: failedBy('wallet.pending'), target: 'pending' },
        { guard: failedBy('request.timeout'), target: 'timedOut' },
        { guard: failedBy('wallet.notInstalled'), target: 'notInstalled' },
        { guard: 'isHopeless', target: 'unusable' },
        { target: 'failed' },
      ],
    },
    declined: { meta: { view: 'ConnectingExternal' }, on: again },
    pending: {
      description: 'An earlier request is still open in the wallet (-32002); answering it there is enough.',
      meta: { view: 'ConnectingExternal' },
      on: again,
    },
    timedOut: {
      description: 'Nobody answered for 5 minutes. A late approval is still honoured.',
      meta: { view: 'ConnectingExternal' },
      on: again,
    },
    notInstalled: {
      meta: { view: 'ConnectingExternal' },
      on: {
        ...again,
        'wallet.get': { actions: { type: 'goTo', params: 'GetWallet' } },
      },
    },
    unusable: {
      description: 'Asking this wallet again would give the same answer; another one is the way on.',
      meta: { view: 'ConnectingExternal' },
      on: { 'wallet.connected': celebrates, 'nav.back': 'choosing' },
    },
    failed: { meta: { view: 'ConnectingExternal' }, on: again },
    celebrating: {
      description: 'The ring closes before the modal does; whoever is in a hurry closes it at once.',
      meta: { view: 'ConnectingExternal' },
      entry: 'forgive',
      after: { celebration: 'connected' },
      on: { 'wallet.disconnected': { guard: isMine, target: 'choosing' } },
    },
    connected: { type: 'final', output: { status: 'connected' } },
  },
  on: { 'wallet.connected': '.connected' },
  output: { status: 'connected' },
})
