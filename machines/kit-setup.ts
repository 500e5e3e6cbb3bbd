import { type ActorRefFrom, type AnyActorRef, assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { ConnectMethod } from '../core/connect-methods.ts'
import { constants } from '../core/constants.ts'
import type { Failure } from '../core/errors.ts'
import { type Network, targetIn } from '../core/network.ts'
import { type OpenView, type Place, places } from '../core/places.ts'
import type { SuggestedWallet } from '../core/suggestions.ts'
import type { TrackEvent } from '../core/track.ts'
import type { ConnectorKind } from '../core/wallet-rows.ts'
import type { AccountOutput, accountMachine } from './account.ts'
import { alertsMachine } from './alerts.ts'
import { type ConnectOutput, connectMachine } from './connect.ts'
import { channel, flowPort, port } from './contract.ts'
import type { Memo, Remembered } from './ports.ts'
import { snackbarMachine } from './snackbar.ts'
import { type Entry, type Move, placeId, without } from './stack.ts'
import type { SwitchOutput, switchNetworkMachine } from './switch-network.ts'
import { type AlertRaise, alerts, systemIds, type Track, tracker, type WalletFact, wallet } from './system.ts'
import { toastsMachine } from './toasts.ts'
import { walletMachine } from './wallet.ts'
import { currentOf } from './wallet-facts.ts'

/** Who asked the modal to close; the chart treats them alike, an event tells them apart. */
export type CloseReason = 'escape' | 'backdrop' | 'button' | 'api'

/** A flow has come to its end. */
export type FlowDone = {
  type: `xstate.done.actor.place:${number}`
  actorId: string
  output: ConnectOutput | AccountOutput | SwitchOutput
}

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
  | { type: 'network.choose'; caipNetworkId: CaipNetworkId }
  | { type: 'network.ask'; caipNetworkId: CaipNetworkId }
  | { type: 'network.connect' }
  | { type: 'network.switch'; caipNetworkId: CaipNetworkId }
  | FlowDone
  | WalletFact

/** What the kit tells the world outside the charts. */
export type KitEmitted =
  | { type: 'disconnect' }
  | { type: 'disconnectFailed'; failure: Failure }
  | { type: 'networkRefused'; caipNetworkId: CaipNetworkId; failure: Failure }
  | { type: 'connect'; namespace: Namespace; connectorId: string; silent: boolean }

/** What the charts need to know of the device: read once, handed in, so that a trace can hold it. */
export interface Environment {
  mobile: boolean
}

/** What the dApp wishes of the modal (FACTS 11.2); an empty order wishes for nothing. */
export interface Features {
  connectorTypeOrder: readonly ConnectorKind[]
  connectMethodsOrder: readonly ConnectMethod[]
  /** Whether several wallets of a namespace may stay connected at once. */
  multiWallet: boolean
}

export interface KitInput {
  environment: Environment
  /** The networks that the dApp configured, in its order. */
  networks: readonly Network[]
  /** The network that is selected while nobody is connected. */
  selected: CaipNetworkId
  /** What is suggested to somebody who has no wallet yet. */
  suggestions: readonly SuggestedWallet[]
  /** Whether alerts are shown in the modal, for the developer. */
  debug: boolean
  /** In the dApp's order; the first is the active one until a wallet connects. */
  namespaces: readonly Namespace[]
  /** Whether stored connections are taken up on load (`enableReconnect`). */
  restores: boolean
  features: Features
  /** What is left of the last visit. */
  remembered: Remembered
}

/** The flows whose charts come when their places are first entered; the others come with the kit. */
export type LateFlow = 'account' | 'switchNetwork'

/** The flow that a place hosts. */
const flowAt = (place: Place | undefined) => {
  const is = place && places[place]
  return is && 'flow' in is ? is.flow : undefined
}

/** Whether a place can be gone to by its name alone. */
const isFree = (place: Place, connected: readonly Namespace[]) =>
  !('about' in places[place]) && (place !== 'Account' || connected.length > 0)

/** The flow actor that lives with the entry on top, where the place hosts one. */
const topFlow = (self: AnyActorRef, stack: readonly Entry[]): AnyActorRef | undefined => {
  const top = stack.at(-1)
  return top && self.getSnapshot().children[placeId(top)]
}

/** The network that a namespace's wallet is on, as its chart says. */
const networkOn = (self: AnyActorRef, namespace: Namespace): CaipNetworkId | undefined => {
  const actor: ActorRefFrom<typeof walletMachine> | undefined = self.system.get(systemIds.wallet(namespace))
  return actor && currentOf(actor.getSnapshot().context)?.caipNetworkId
}

/** What the kit's regions are made of. */
export const flow = setup({
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
    meta:
      | { view: 'Arriving' | 'GetWallet' | 'Networks' | 'SwitchActiveChain' | 'Unavailable' | 'WhatIsAWallet' }
      | { flow: 'connect' | 'account' | 'switchNetwork' }
    tags: 'open'
    children: Record<string, 'wallet' | 'connect' | 'account' | 'switchNetwork'>
  },
  actors: {
    wallet: walletMachine,
    connect: connectMachine,
    account: flowPort<typeof accountMachine>('account'),
    switchNetwork: flowPort<typeof switchNetworkMachine>('switchNetwork'),
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
      stack.at(-1)?.place !== place && isFree(place, connected),
    isConnected: ({ context }) => context.connected.length > 0,
    isRestored: ({ context }) => context.restoring.length === 0,
    mayOpen: ({ context }, view: OpenView | undefined) => view !== undefined && isFree(view, context.connected),
    isSingle: ({ context }) => context.stack.length <= 1,
    returnsToAccount: ({ context: { stack, connected } }) => connected.length > 0 && stack.at(-2)?.place === 'Connect',
    isEarlier: ({ context }, index: number) =>
      Number.isInteger(index) && index >= 0 && index < context.stack.length - 1,
    hasArrived: ({ context }, late: LateFlow) => context.arrived.includes(late),
    isStrange: ({ context: { networks, namespaces } }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      return !target || !namespaces.includes(target.namespace)
    },
    isConnectedOn: ({ context: { networks, connected } }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      return target !== undefined && connected.includes(target.namespace)
    },
    isNew: ({ context: { selected } }, id: CaipNetworkId) => selected !== id,
    isWayOut: ({ context: { networks } }, output: FlowDone['output']) =>
      output.status === 'switched' && output.from !== null && targetIn(networks, output.from) === undefined,
    isElsewhere: ({ context: { active } }, output: FlowDone['output']) =>
      output.status === 'switched' && output.to.namespace !== active,
    leavesSome: ({ context: { stack } }, { actorId, output }: FlowDone) =>
      'to' in output && without(stack, actorId, output.status === 'switched').stack.length > 0,
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
        const { to } = entry
        if (to && flowAt(entry.place) === 'switchNetwork')
          enqueue.sendTo(wallet(to.namespace)({ system }), {
            type: 'wallet.abandonSwitch',
            caipNetworkId: to.caipNetworkId,
          })
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
      if (flowAt(top.place) === 'connect')
        enqueue.spawnChild('connect', { id, input: { namespace: top.to?.namespace } })
      if (flowAt(top.place) === 'account') enqueue.spawnChild('account', { id, input: { namespace: active } })
      if (flowAt(top.place) === 'switchNetwork' && top.to)
        enqueue.spawnChild('switchNetwork', { id, input: { to: top.to } })
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
    select: assign(({ context: { networks, active } }, id: CaipNetworkId) => ({
      selected: id,
      active: targetIn(networks, id)?.namespace ?? active,
    })),
    activate: assign(({ context: { networks, active } }, id: CaipNetworkId | undefined) => ({
      active: (id && targetIn(networks, id)?.namespace) ?? active,
    })),
    approachNetwork: enqueueActions(({ enqueue, context: { networks, active }, self }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      if (!target) return
      if (networkOn(self, target.namespace) !== id) enqueue.raise({ type: 'network.ask', caipNetworkId: id })
      else if (target.namespace !== active) {
        enqueue.assign({ active: target.namespace })
        enqueue.raise({ type: 'nav.reset', place: 'Account' })
      }
    }),
    askForNetwork: enqueueActions(({ enqueue, context: { networks }, system }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      if (target)
        enqueue.sendTo(wallet(target.namespace)({ system }), { type: 'wallet.switchNetwork', caipNetworkId: id })
    }),
    leave: raise({ type: 'nav.pop' }),
    alert: sendTo(alerts, (_, failure: Failure): AlertRaise => ({ type: 'alert.raise', severity: 'error', failure })),
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
      return {
        connected,
        active: connected.at(-1) ?? targetIn(context.networks, context.selected)?.namespace ?? context.active,
      }
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
