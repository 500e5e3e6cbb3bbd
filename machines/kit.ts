import { type AnyActorRef, assign, emit, enqueueActions, not, sendTo, setup } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import { type Failure, sentenceOf } from '../core/errors.ts'
import type { Network } from '../core/network.ts'
import { type OpenView, type Place, places } from '../core/places.ts'
import type { SuggestedWallet } from '../core/suggestions.ts'
import type { TrackEvent } from '../core/track.ts'
import type { AccountOutput, accountMachine } from './account.ts'
import { alertsMachine } from './alerts.ts'
import { type ConnectOutput, connectMachine } from './connect.ts'
import { channel, flowPort, port } from './contract.ts'
import { snackbarMachine } from './snackbar.ts'
import { backInto, backTo, type Entry, emptied, type Move, placeId, pushed, replaced, resetTo } from './stack.ts'
import { systemIds, type Track, tracker, type WalletFact, wallet } from './system.ts'
import { toastsMachine } from './toasts.ts'
import { walletMachine } from './wallet.ts'

/** Who asked the modal to close; the chart treats them alike, an event tells them apart. */
export type CloseReason = 'escape' | 'backdrop' | 'button' | 'api'

/** What the store of connections is told, to find the way back after a reload (SPEC 4). */
export type Memo =
  | { type: 'memo.connected'; namespace: Namespace; connectorId: string }
  | { type: 'memo.disconnected'; namespace: Namespace; connectorId: string }

export type KitEvent =
  | { type: 'modal.open'; view?: OpenView }
  | { type: 'modal.close'; reason: CloseReason }
  | { type: 'nav.push'; place: Place }
  | { type: 'nav.reset'; place: Place }
  | { type: 'nav.replace'; place: Place }
  | { type: 'nav.back' }
  | { type: 'nav.pop' }
  | { type: 'nav.backTo'; index: number }
  | { type: 'wallet.get' }
  | { type: 'flow.retry' }
  | { type: 'account.disconnect'; namespace?: Namespace }
  | { type: `xstate.done.actor.place:${number}`; output: ConnectOutput | AccountOutput }
  | WalletFact

/** What the kit tells the world outside the charts. */
export type KitEmitted =
  | { type: 'disconnect' }
  | { type: 'disconnectFailed'; failure: Failure }
  | { type: 'connect'; namespace: Namespace; connectorId: string; silent: boolean }

/** What the charts need to know of the device: read once, handed in, so that a trace can hold it. */
export interface Environment {
  mobile: boolean
}

export interface KitInput {
  environment: Environment
  /** The networks that the dApp configured, in its order. */
  networks: readonly Network[]
  /** What is suggested to somebody who has no wallet yet. */
  suggestions: readonly SuggestedWallet[]
  /** Whether alerts are shown in the modal, for the developer. */
  debug: boolean
  /** In the dApp's order; the first is the active one until a wallet connects. */
  namespaces: readonly Namespace[]
  /** Whether stored connections are taken up on load (`enableReconnect`). */
  restores: boolean
}

type Go = { place: Place }

/** The flows whose charts come when their places are first entered; the others come with the kit. */
type LateFlow = 'account'

/** The flow that a place hosts. */
const flowAt = (place: Place | undefined) => {
  const is = place && places[place]
  return is && 'flow' in is ? is.flow : undefined
}

/** The flow actor that lives with the entry on top, where the place hosts one. */
const topFlow = (self: AnyActorRef, stack: readonly Entry[]): AnyActorRef | undefined => {
  const top = stack.at(-1)
  return top && self.getSnapshot().children[placeId(top)]
}

const flow = setup({
  types: {} as {
    context: KitInput & {
      stack: readonly Entry[]
      serial: number
      active: Namespace
      /** The namespaces that have a connection, and those whose stored ones are still being taken up. */
      connected: readonly Namespace[]
      /** The late flows whose charts are here. */
      arrived: readonly LateFlow[]
      restoring: readonly Namespace[]
    }
    events: KitEvent
    emitted: KitEmitted
    input: KitInput
    meta: { view: 'Arriving' | 'GetWallet' | 'WhatIsAWallet' | 'Unavailable' } | { flow: 'connect' | 'account' }
    tags: 'open'
    children: Record<string, 'wallet' | 'connect' | 'account'>
  },
  actors: {
    wallet: walletMachine,
    connect: connectMachine,
    account: flowPort<typeof accountMachine>('account'),
    loadFlow: port<void, { flow: LateFlow }>('loadFlow'),
    snackbar: snackbarMachine,
    toasts: toastsMachine,
    alerts: alertsMachine,
    tracker: channel<Track>(),
    memory: channel<Memo>(),
  },
  guards: {
    isTop: ({ context: { stack } }, place: Place) => stack.at(-1)?.place === place,
    mayGo: ({ context: { stack, connected } }, place: Place) =>
      stack.at(-1)?.place !== place && (place !== 'Account' || connected.length > 0),
    isConnected: ({ context }) => context.connected.length > 0,
    isRestored: ({ context }) => context.restoring.length === 0,
    mayOpen: ({ context }, view: OpenView | undefined) =>
      view !== undefined && (view !== 'Account' || context.connected.length > 0),
    isSingle: ({ context }) => context.stack.length <= 1,
    returnsToAccount: ({ context: { stack, connected } }) => connected.length > 0 && stack.at(-2)?.place === 'Connect',
    isEarlier: ({ context }, index: number) =>
      Number.isInteger(index) && index >= 0 && index < context.stack.length - 1,
    hasArrived: ({ context }, late: LateFlow) => context.arrived.includes(late),
    isLast: (_, remaining: number) => remaining === 0,
    isSilent: (_, silent: boolean) => silent,
  },
  actions: {
    startWallets: enqueueActions(({ enqueue, context }) => {
      for (const namespace of context.namespaces) {
        const systemId = systemIds.wallet(namespace)
        const input = { namespace, restores: context.restores }
        enqueue.spawnChild('wallet', { id: systemId, systemId, input })
      }
    }),
    move: enqueueActions(({ enqueue, context, system }, { stack, gone }: Move) => {
      for (const entry of gone) {
        enqueue.stopChild(placeId(entry))
        if (flowAt(entry.place) !== 'connect') continue
        for (const namespace of context.namespaces)
          enqueue.sendTo(wallet(namespace)({ system }), { type: 'wallet.abandon' })
      }
      enqueue.assign({ stack, serial: Math.max(context.serial, ...stack.map(({ key }) => key + 1)) })
    }),
    noteArrived: assign({ arrived: ({ context }, late: LateFlow) => [...context.arrived, late] }),
    startFlow: enqueueActions(({ enqueue, context: { stack, active }, self }) => {
      const top = stack.at(-1)
      if (!top || topFlow(self, stack)) return
      const id = placeId(top)
      if (flowAt(top.place) === 'connect') enqueue.spawnChild('connect', { id })
      if (flowAt(top.place) === 'account') enqueue.spawnChild('account', { id, input: { namespace: active } })
    }),
    tryBack: enqueueActions(({ enqueue, context, self }) => {
      const top = topFlow(self, context.stack)
      if (top?.getSnapshot().can?.({ type: 'nav.back' })) enqueue.sendTo(top, { type: 'nav.back' })
      else enqueue.raise({ type: 'nav.pop' })
    }),
    forward: enqueueActions(({ enqueue, context, self }, fact: WalletFact) => {
      const { children } = self.getSnapshot()
      for (const entry of context.stack) {
        const child: AnyActorRef | undefined = children[placeId(entry)]
        if (child?.getSnapshot().status === 'active') enqueue.sendTo(child, fact)
      }
    }),
    disconnect: enqueueActions(({ enqueue, context, system }, { namespace }: { namespace?: Namespace }) => {
      for (const each of namespace ? [namespace] : context.connected)
        enqueue.sendTo(wallet(each)({ system }), { type: 'wallet.disconnect' })
    }),
    noteConnected: assign({
      active: (_, namespace: Namespace) => namespace,
      connected: ({ context: { connected } }, namespace: Namespace) => [
        ...connected.filter((other) => other !== namespace),
        namespace,
      ],
    }),
    noteDisconnected: assign(({ context }, { namespace, remaining }: { namespace: Namespace; remaining: number }) => {
      if (remaining > 0) return {}
      const connected = context.connected.filter((other) => other !== namespace)
      return { connected, active: connected.at(-1) ?? context.active }
    }),
    noteRestored: assign({
      restoring: ({ context }, namespace: Namespace) => context.restoring.filter((other) => other !== namespace),
    }),
    remember: sendTo('memory', (_, memo: Memo) => memo),
    tell: emit((_, event: KitEmitted) => event),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
    trackModal: sendTo(tracker, ({ context }, event: 'MODAL_OPEN' | 'MODAL_CLOSE') => ({
      type: 'track',
      event,
      properties: { connected: context.connected.length > 0 },
    })),
  },
  delays: { load: constants.requestTimeout },
})

type At<E> = { context: { stack: readonly Entry[]; serial: number }; event: E }
const entry = (serial: number, place: Place): Entry => ({ key: serial, place })

const toPlace = (move: (stack: readonly Entry[], entry: Entry) => Move) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial }, event }: At<Go>) => move(stack, entry(serial, event.place)),
  }) as const
const toFixed = (move: (stack: readonly Entry[], entry: Entry) => Move, place: Place) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial } }: At<unknown>) => move(stack, entry(serial, place)),
  }) as const
const mayGo = { type: 'mayGo', params: ({ event }: { event: Go }) => event.place } as const
const toView = {
  type: 'move',
  params: ({ context: { stack, serial }, event }: At<{ view?: OpenView }>) =>
    resetTo(stack, entry(serial, event.view ?? 'Connect')),
} as const
const opensView = { type: 'mayOpen', params: ({ event }: { event: { view?: OpenView } }) => event.view } as const
const isTop = (place: Place) => ({ type: 'isTop', params: place }) as const
const forward = { type: 'forward', params: ({ event }: { event: WalletFact }) => event } as const

type Connected = Extract<WalletFact, { type: 'wallet.connected' }>
const connected = [
  { type: 'noteConnected', params: ({ event }: { event: Connected }) => event.namespace },
  {
    type: 'tell',
    params: ({ event }: { event: Connected }): KitEmitted => ({
      type: 'connect',
      namespace: event.namespace,
      connectorId: event.connectorId,
      silent: event.silent,
    }),
  },
  forward,
] as const
const remembered = {
  type: 'remember',
  params: ({ event: { namespace, connectorId } }: { event: Connected }): Memo => ({
    type: 'memo.connected',
    namespace,
    connectorId,
  }),
} as const
const succeeded = {
  type: 'track',
  params: ({ event: { name } }: { event: Connected }): TrackEvent => ({
    event: 'CONNECT_SUCCESS',
    properties: { method: 'browser', name },
  }),
} as const

type Disconnected = Extract<WalletFact, { type: 'wallet.disconnected' }>
const disconnected = [
  { type: 'noteDisconnected', params: ({ event }: { event: Disconnected }) => event },
  {
    type: 'remember',
    params: ({ event: { namespace, connectorId } }: { event: Disconnected }): Memo => ({
      type: 'memo.disconnected',
      namespace,
      connectorId,
    }),
  },
  {
    type: 'track',
    params: ({ event: { namespace } }: { event: Disconnected }): TrackEvent => ({
      event: 'DISCONNECT_SUCCESS',
      properties: { namespace },
    }),
  },
  forward,
] as const

const closed = flow.createStateConfig({
  on: {
    'modal.open': [
      { guard: opensView, target: 'open', actions: toView },
      { guard: 'isConnected', target: 'open', actions: toFixed(resetTo, 'Account') },
      { target: 'open', actions: toFixed(resetTo, 'Connect') },
    ],
  },
})

// A flow that has not started hears nothing, so the kit itself notices that its account has gone.
const needless = { guard: not('isConnected'), target: '#kit.modal.closed' } as const

const arriving = (name: LateFlow) =>
  ({
    description:
      'The chart of the flow is on its way. The header is there meanwhile, so that nobody has to wait for it.',
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
  }) as const
const absent = { meta: { view: 'Unavailable' }, always: needless, on: { 'flow.retry': 'arriving' } } as const

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
      always: [
        { guard: isTop('Connect'), target: 'Connect' },
        { guard: isTop('Account'), target: 'Account' },
        { guard: isTop('GetWallet'), target: 'GetWallet' },
        { guard: isTop('WhatIsAWallet'), target: 'WhatIsAWallet' },
      ],
    },
    Connect: { entry: 'startFlow', meta: { flow: 'connect' } },
    Account: {
      initial: 'arriving',
      states: {
        arriving: arriving('account'),
        here: { entry: 'startFlow', meta: { flow: 'account' } },
        absent,
      },
    },
    GetWallet: { meta: { view: 'GetWallet' } },
    WhatIsAWallet: {
      meta: { view: 'WhatIsAWallet' },
      on: { 'wallet.get': { target: 'routing', actions: toFixed(pushed, 'GetWallet') } },
    },
  },
  on: {
    'modal.open': { guard: opensView, target: '.routing', actions: toView },
    'modal.close': 'closed',
    'xstate.done.actor.*': {
      description: 'What follows when a flow has ended: connected or disconnected, the modal has done its work.',
      target: 'closed',
    },
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

const boot = flow.createStateConfig({
  initial: 'reconnecting',
  states: { reconnecting: { always: { guard: 'isRestored', target: 'ready' } }, ready: {} },
})

/** The root: the wallets, the modal and its places, and the small actors that every flow speaks through. */
export const kitMachine = flow.createMachine({
  id: 'kit',
  context: ({ input }) => ({
    ...input,
    stack: [],
    serial: 1,
    active: input.namespaces[0] ?? 'eip155',
    connected: [],
    arrived: [],
    restoring: input.namespaces,
  }),
  entry: 'startWallets',
  type: 'parallel',
  invoke: [
    { id: 'snackbar', src: 'snackbar', systemId: systemIds.snackbar, onError: {} },
    { id: 'toasts', src: 'toasts', systemId: systemIds.toasts, onError: {} },
    { id: 'alerts', src: 'alerts', systemId: systemIds.alerts, onError: {} },
    { id: 'tracker', src: 'tracker', systemId: systemIds.tracker, onError: {} },
    { id: 'memory', src: 'memory', onError: {} },
  ],
  states: { boot, modal: { initial: 'closed', states: { closed, open } } },
  on: {
    'account.disconnect': { actions: { type: 'disconnect', params: ({ event }) => event } },
    'wallet.connected': [
      { guard: { type: 'isSilent', params: ({ event }) => event.silent }, actions: connected },
      { actions: [...connected, remembered, succeeded] },
    ],
    'wallet.refused': { actions: forward },
    'wallet.accountChanged': { actions: forward },
    'wallet.networkChanged': { actions: forward },
    'wallet.disconnected': [
      {
        guard: { type: 'isLast', params: ({ event }) => event.remaining },
        actions: [...disconnected, { type: 'tell', params: { type: 'disconnect' } }],
      },
      { actions: disconnected },
    ],
    'wallet.disconnectFailed': {
      actions: [
        {
          type: 'track',
          params: ({ event }) => ({ event: 'DISCONNECT_ERROR', properties: { message: sentenceOf(event.failure) } }),
        },
        {
          type: 'tell',
          params: ({ event }) => ({ type: 'disconnectFailed', failure: event.failure }),
        },
        forward,
      ],
    },
    'wallet.restored': { actions: { type: 'noteRestored', params: ({ event }) => event.namespace } },
  },
})
