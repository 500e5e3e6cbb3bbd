import { type ErrorCode, type Failure, sentenceOf } from '../core/errors.ts'
import type { TrackEvent } from '../core/track.ts'
import { type Fact, flow, type Picked } from './connect-setup.ts'

export type { Choice, ConnectOutput } from './connect-setup.ts'

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

const picked = [
  { type: 'choose', params: ({ event }: { event: Picked }) => event },
  { type: 'track', params: selected },
] as const

const choosing = flow.createStateConfig({
  description: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
  meta: { view: 'Connect' },
  entry: 'forgive',
  on: {
    'connector.choose': [
      {
        guard: { type: 'isFork', params: ({ event }) => event.ways },
        target: 'choosingNamespace',
        actions: picked,
      },
      { target: 'requesting', actions: picked },
    ],
    'wallet.choose': {
      actions: [
        {
          type: 'track',
          params: ({ event: { wallet, platform } }) => ({
            event: 'SELECT_WALLET',
            properties: { name: wallet?.name ?? 'WalletConnect', platform },
          }),
        },
        { type: 'goOn', params: ({ event: { wallet } }) => ({ place: 'ConnectingWalletConnect', wallet }) },
      ],
    },
    'wallets.all': {
      actions: [
        { type: 'track', params: { event: 'CLICK_ALL_WALLETS' } },
        { type: 'goOn', params: { place: 'AllWallets' } },
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

const choosingNamespace = flow.createStateConfig({
  description: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
  meta: { view: 'ConnectingMultiChain' },
  tags: 'midway',
  entry: 'forgive',
  on: {
    'namespace.choose': {
      guard: { type: 'isWay', params: ({ event }) => event.namespace },
      target: 'requesting',
      actions: { type: 'take', params: ({ event }) => event.namespace },
    },
    'nav.back': 'choosing',
  },
})

const requesting = flow.createStateConfig({
  description:
    'DESIGN 3: the wallet is asked; after 20 s a hint says where to look, after 5 min the wallet chart tells that nobody answered.',
  meta: { view: 'ConnectingExternal' },
  tags: 'busy',
  entry: ['forgive', 'ask'],
  initial: 'asking',
  states: {
    asking: { description: 'The ring spins around the wallet’s icon (DESIGN 9).', after: { hint: 'waiting' } },
    waiting: {
      description: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
      tags: 'slow',
    },
  },
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
    'nav.back': [
      { guard: 'cameByFork', target: 'choosingNamespace', actions: 'abandon' },
      { target: 'choosing', actions: 'abandon' },
    ],
  },
})

const again = {
  'connector.retry': 'requesting',
  'wallet.connected': celebrates,
  'nav.back': [{ guard: 'cameByFork', target: 'choosingNamespace' }, { target: 'choosing' }],
} as const

/** Connecting a wallet: from the list to an account, whichever wallet answers in the end. */
export const connectMachine = flow.createMachine({
  id: 'connect',
  description:
    'SPEC 4, connect: from the list of wallets to an account, whichever wallet answers in the end. The wallet charts ask; this one follows what they tell.',
  context: ({ input: { namespace = null, wishes } }) => ({ namespace, wishes, choice: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing,
    choosingNamespace,
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
    declined: {
      description: 'SPEC 8, 4001: the visitor said no in the wallet. It can be asked again, or another one.',
      meta: { view: 'ConnectingExternal' },
      on: again,
    },
    pending: {
      description: 'SPEC 8, -32002: an earlier request is still open in the wallet; answering it there is enough.',
      meta: { view: 'ConnectingExternal' },
      on: again,
    },
    timedOut: {
      description: 'DESIGN 3: nobody answered for 5 min. A late approval is still honoured.',
      meta: { view: 'ConnectingExternal' },
      on: again,
    },
    notInstalled: {
      description: 'The wallet is not to be found in this browser (FACTS 8.4); how to get one is a click away.',
      meta: { view: 'ConnectingExternal' },
      on: {
        ...again,
        'wallet.get': { actions: { type: 'goTo', params: 'GetWallet' } },
      },
    },
    unusable: {
      description: 'Asking this wallet again would give the same answer; another one is the way on (DESIGN 9).',
      meta: { view: 'ConnectingExternal' },
      on: { 'wallet.connected': celebrates, 'nav.back': 'choosing' },
    },
    failed: {
      description: 'Whatever else went wrong, told in the sentence of its code (SPEC 8).',
      meta: { view: 'ConnectingExternal' },
      on: again,
    },
    celebrating: {
      description:
        'DESIGN 9: the ring closes on success, and the modal 0.9 s later; whoever is in a hurry closes it at once.',
      meta: { view: 'ConnectingExternal' },
      entry: 'forgive',
      after: { celebration: 'connected' },
      on: { 'wallet.disconnected': { guard: isMine, target: 'choosing' } },
    },
    connected: {
      description: 'A wallet is connected. What follows is the kit’s to decide (DESIGN 3).',
      type: 'final',
      output: { status: 'connected' },
    },
  },
  on: {
    'wallet.connected': '.connected',
    'wallet.removed': { guard: { type: 'isWay', params: ({ event }) => event.namespace }, target: '.choosing' },
  },
  output: { status: 'connected' },
})
