import { and, not } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { type Network, type Target, targetIn } from '../core/network.ts'
import type { OpenView, Place } from '../core/places.ts'
import { flow } from './kit-setup.ts'
import type { FlowDone, LateFlow } from './kit-terms.ts'
import { backInto, backTo, type Entry, emptied, type Move, pushed, replaced, resetTo, without } from './stack.ts'

type Go = { place: Place; namespace?: Namespace }
type At<E> = { context: { stack: readonly Entry[]; serial: number }; event: E }
type AtNetwork = At<{ caipNetworkId: CaipNetworkId }> & { context: { networks: readonly Network[] } }
const entry = (serial: number, place: Place, about: Pick<Entry, 'to' | 'namespace'> = {}): Entry => ({
  key: serial,
  place,
  ...about,
})
const aboutNetwork = (to: Target | undefined) => (to ? { to } : {})
const aboutNamespace = (namespace: Namespace | undefined) => (namespace ? { namespace } : {})

const toPlace = (move: (stack: readonly Entry[], entry: Entry) => Move) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial }, event }: At<Go>) =>
      move(stack, entry(serial, event.place, aboutNamespace(event.namespace))),
  }) as const
const toFixed = (move: (stack: readonly Entry[], entry: Entry) => Move, place: Place) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial } }: At<unknown>) => move(stack, entry(serial, place)),
  }) as const
const mayGo = { type: 'mayGo', params: ({ event }: { event: Go }) => event.place } as const
type Opening = { view?: OpenView; namespace?: Namespace }
const toView = {
  type: 'move',
  params: ({ context: { stack, serial }, event: { view = 'Connect', namespace } }: At<Opening>) =>
    resetTo(stack, entry(serial, view, aboutNamespace(namespace))),
} as const
const opensView = { type: 'mayOpen', params: ({ event }: { event: Opening }) => event.view } as const
const namespaceOf = ({ event }: { event: Opening }) => event.namespace
const isTop = (place: Place) => ({ type: 'isTop', params: place }) as const
const toTarget = (place: Place, move: (stack: readonly Entry[], entry: Entry) => Move = pushed) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial, networks }, event: { caipNetworkId } }: AtNetwork) =>
      move(stack, entry(serial, place, aboutNetwork(targetIn(networks, caipNetworkId)))),
  }) as const

type OfNetwork = { event: { caipNetworkId: CaipNetworkId } }
const idOf = ({ event: { caipNetworkId } }: OfNetwork) => caipNetworkId
const isStrange = { type: 'isStrange', params: idOf } as const

type Done = { event: FlowDone }
const outputOf = ({ event: { output } }: Done) => output

const closed = flow.createStateConfig({
  description:
    'Nothing is on screen. Opening leads to the view that is asked for, where it can be shown now, else to the account of somebody connected, else to the list of wallets (FACTS 8.3). A network that is none of the app’s opens it by itself (SPEC 4).',
  on: {
    'modal.open': [
      { guard: opensView, target: 'open', actions: toView },
      {
        guard: { type: 'isConnectedIn', params: namespaceOf },
        target: 'open',
        actions: [{ type: 'activate', params: namespaceOf }, toFixed(resetTo, 'Account')],
      },
      { guard: { type: 'isKnown', params: namespaceOf }, target: 'open', actions: toView },
      { guard: 'isAstray', target: 'open', actions: toFixed(resetTo, 'UnsupportedChain') },
      { guard: 'isConnected', target: 'open', actions: toFixed(resetTo, 'Account') },
      { target: 'open', actions: toFixed(resetTo, 'Connect') },
    ],
    'network.strayed': { target: 'open', actions: toFixed(resetTo, 'UnsupportedChain') },
  },
})

// A flow that has not started hears nothing, so the kit itself notices that its account has gone.
const needless = { guard: not('isNeeded'), target: '#kit.modal.closed' } as const

const late = <Name extends LateFlow>(name: Name) =>
  ({
    description: 'A place of a flow whose chart is fetched when it is first entered (DESIGN 3, pay nothing).',
    initial: 'arriving',
    states: {
      arriving: {
        description:
          'The chart of the flow is on its way, for 30 s at most (DESIGN 3). The header is there meanwhile, so that nobody has to wait for it.',
        meta: { view: 'Arriving' },
        always: [needless, { guard: { type: 'hasArrived', params: name }, target: 'here' }],
        invoke: {
          id: 'loadFlow',
          src: 'loadFlow',
          input: { flow: name },
          onDone: { target: 'here', actions: { type: 'noteArrived', params: name } },
          onError: 'absent',
        },
        after: { load: 'absent' },
      },
      here: {
        description: 'The flow runs, for as long as its place is on the stack, on top or not (DESIGN 3).',
        entry: 'startFlow',
        meta: { flow: name },
      },
      absent: {
        description: 'The chart did not come. It can be asked for again; back and close lead out of here (DESIGN 3).',
        meta: { view: 'Unavailable' },
        always: needless,
        on: { 'flow.retry': 'arriving' },
      },
    },
  }) as const

const chooses = [
  { guard: isStrange, actions: { type: 'alert', params: { code: 'network.notFound' } } },
  { guard: { type: 'isConnectedOn', params: idOf }, actions: { type: 'approachNetwork', params: idOf } },
  { guard: 'isConnected', target: 'routing', actions: toTarget('SwitchActiveChain') },
] as const

const networks = flow.createStateConfig({
  description: 'SPEC 4, network switch: what follows a choice depends on who is connected where.',
  meta: { view: 'Networks' },
  on: {
    'network.choose': [
      ...chooses,
      { guard: { type: 'isNew', params: idOf }, actions: [{ type: 'switchTo', params: idOf }, 'leave'] },
    ],
    'help.open': {
      target: 'routing',
      actions: [{ type: 'track', params: { event: 'CLICK_NETWORK_HELP' } }, toFixed(pushed, 'WhatIsANetwork')],
    },
  },
})

const unsupported = flow.createStateConfig({
  description:
    'SPEC 4: the active network is none of the app’s. One that is, or the end of the connection, is the way on; whoever closes it is led here again by the next change.',
  meta: { view: 'UnsupportedChain' },
  always: needless,
  on: { 'network.choose': chooses, 'network.settled': { actions: 'leave' } },
})

const open = flow.createStateConfig({
  description: 'The map of the modal (SPEC 2): one state per place, the stack of places in the context.',
  tags: 'open',
  entry: { type: 'trackModal', params: 'MODAL_OPEN' },
  exit: [
    { type: 'trackModal', params: 'MODAL_CLOSE' },
    { type: 'move', params: ({ context }) => emptied(context.stack) },
  ],
  initial: 'routing',
  states: {
    routing: {
      description: 'SPEC 2: what lies on top of the stack is shown. Nobody stays here.',
      always: [
        { guard: isTop('Connect'), target: 'Connect' },
        { guard: isTop('Account'), target: 'Account' },
        { guard: isTop('GetWallet'), target: 'GetWallet' },
        { guard: isTop('WhatIsAWallet'), target: 'WhatIsAWallet' },
        { guard: isTop('Networks'), target: 'Networks' },
        { guard: isTop('SwitchNetwork'), target: 'SwitchNetwork' },
        { guard: isTop('SwitchActiveChain'), target: 'SwitchActiveChain' },
        { guard: isTop('UnsupportedChain'), target: 'UnsupportedChain' },
        { guard: isTop('ProfileWallets'), target: 'ProfileWallets' },
        { guard: isTop('WhatIsANetwork'), target: 'WhatIsANetwork' },
      ],
    },
    Connect: {
      description:
        'SPEC 2: where the modal starts. The connect flow runs for as long as its place is on the stack (DESIGN 3).',
      entry: 'startFlow',
      meta: { flow: 'connect' },
    },
    Account: late('account'),
    ProfileWallets: late('profileWallets'),
    Networks: networks,
    UnsupportedChain: unsupported,
    SwitchNetwork: late('switchNetwork'),
    SwitchActiveChain: {
      description: 'SPEC 4: connected on another namespace, and nobody in the one that was chosen.',
      meta: { view: 'SwitchActiveChain' },
      on: {
        'network.connect': {
          target: 'routing',
          actions: {
            type: 'move',
            params: ({ context: { stack, serial } }) =>
              replaced(stack, entry(serial, 'Connect', aboutNetwork(stack.at(-1)?.to))),
          },
        },
      },
    },
    GetWallet: {
      description: 'For somebody who has no wallet: what the dApp suggests, or Portico’s own short list (FACTS 8.1).',
      meta: { view: 'GetWallet' },
    },
    WhatIsANetwork: {
      description: 'What a network is, for a newcomer (FACTS 8.1).',
      meta: { view: 'WhatIsANetwork' },
    },
    WhatIsAWallet: {
      description: 'What a wallet is, for a newcomer (FACTS 8.1), and on to getting one.',
      meta: { view: 'WhatIsAWallet' },
      on: { 'wallet.get': { target: 'routing', actions: toFixed(pushed, 'GetWallet') } },
    },
  },
  on: {
    'modal.open': { guard: opensView, target: '.routing', actions: toView },
    'modal.close': 'closed',
    'network.ask': [
      {
        description: 'From the list of wallets one does not come back to it: somebody has connected there.',
        guard: isTop('Connect'),
        target: '.routing',
        actions: toTarget('SwitchNetwork', replaced),
      },
      { target: '.routing', actions: toTarget('SwitchNetwork') },
    ],
    'network.strayed': {
      description: 'SPEC 4. Whoever is connecting or switching just now is led there afterwards.',
      guard: not('isBusyHere'),
      target: '.routing',
      actions: toFixed(resetTo, 'UnsupportedChain'),
    },
    'setup.changed': {
      description: 'What the place is about is not the app’s any more.',
      guard: 'isTopGone',
      actions: 'leave',
    },
    'namespace.switched': [
      {
        description: 'Among one’s wallets one stays: it was there that one switched.',
        guard: and(['isConnected', isTop('ProfileWallets')]),
      },
      {
        description: 'SPEC 4: another namespace is active, so what belongs to the one before goes, forms and all.',
        guard: and(['isConnected', not('isBusyHere')]),
        target: '.routing',
        actions: toFixed(resetTo, 'Account'),
      },
      { guard: and([not('isConnected'), 'isOfAccount']), target: '.routing', actions: toFixed(resetTo, 'Connect') },
    ],
    'xstate.done.actor.*': [
      {
        description: 'The account under what is shown has gone, and others stand: back there, it is one of those.',
        guard: { type: 'isUnder', params: ({ event }) => event },
      },
      {
        description: 'Back to one’s wallets, where it was from there that one came.',
        guard: { type: 'isAddition', params: ({ event }) => event },
        target: '.routing',
        actions: [
          { type: 'move', params: ({ context: { stack } }) => backTo(stack, stack.length - 2) },
          { type: 'say', params: { variant: 'success', code: 'wallet.added' } },
        ],
      },
      {
        guard: { type: 'wantsNetwork', params: ({ event }) => event },
        actions: 'finishConnect',
      },
      {
        guard: 'isAstray',
        target: '.routing',
        actions: toFixed(resetTo, 'UnsupportedChain'),
      },
      {
        description: 'SPEC 4: out of a network that is none of the app’s.',
        guard: { type: 'isWayOut', params: outputOf },
        target: 'closed',
      },
      {
        guard: { type: 'isElsewhere', params: outputOf },
        target: '.routing',
        actions: [
          {
            type: 'settleIn',
            params: ({ context: { active }, event: { output } }) => ('to' in output ? output.to.namespace : active),
          },
          toFixed(resetTo, 'Account'),
        ],
      },
      {
        description: 'SPEC 4: a switch goes back, past the list where it succeeded.',
        guard: { type: 'leavesSome', params: ({ event }) => event },
        target: '.routing',
        actions: {
          type: 'move',
          params: ({ context: { stack }, event: { actorId, output } }) =>
            without(stack, actorId, output.status === 'switched'),
        },
      },
      {
        description: 'What follows when a flow has ended: connected or disconnected, the modal has done its work.',
        target: 'closed',
      },
    ],
    'nav.push': { guard: mayGo, target: '.routing', actions: toPlace(pushed) },
    'nav.reset': { guard: mayGo, target: '.routing', actions: toPlace(resetTo) },
    'nav.replace': { guard: mayGo, target: '.routing', actions: toPlace(replaced) },
    'nav.back': { actions: 'tryBack' },
    'nav.pop': [
      { guard: 'isSingle', target: 'closed' },
      {
        guard: 'returnsToAccount',
        target: '.routing',
        actions: toFixed(backInto, 'Account'),
      },
      {
        target: '.routing',
        actions: { type: 'move', params: ({ context: { stack } }) => backTo(stack, stack.length - 2) },
      },
    ],
    'nav.backTo': {
      guard: { type: 'isEarlier', params: ({ event }) => event.index },
      target: '.routing',
      actions: { type: 'move', params: ({ context, event }) => backTo(context.stack, event.index) },
    },
  },
})

/** The modal: closed, or open at one of its places (SPEC 2). */
export const modal = flow.createStateConfig({
  description: 'SPEC 2: the modal is closed, or open at one of its places.',
  initial: 'closed',
  states: { closed, open },
})
