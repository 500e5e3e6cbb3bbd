import { type AnyActorRef, assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { ConnectMethod } from '../core/connect-methods.ts'
import type { AccountType } from '../core/connector.ts'
import { constants } from '../core/constants.ts'
import type { Failure } from '../core/errors.ts'
import { firstOf, isSupported, type Network, targetIn } from '../core/network.ts'
import { type OpenView, type Place, places } from '../core/places.ts'
import type { SuggestedWallet } from '../core/suggestions.ts'
import type { TrackEvent } from '../core/track.ts'
import type { ConnectorKind } from '../core/wallet-rows.ts'
import type { AccountOutput, accountMachine } from './account.ts'
import { alertsMachine } from './alerts.ts'
import { type ConnectOutput, connectMachine } from './connect.ts'
import { channel, flowPort, port } from './contract.ts'
import type { Elsewhere, Memo, Remembered } from './ports.ts'
import type { ProfileOutput, profileWalletsMachine } from './profile-wallets.ts'
import { snackbarMachine } from './snackbar.ts'
import { type Entry, type Move, placeId, without } from './stack.ts'
import { networkOn, reportOf } from './standing.ts'
import type { SwitchOutput, switchNetworkMachine } from './switch-network.ts'
import {
  type AlertRaise,
  alerts,
  type SnackbarShow,
  snackbar,
  systemIds,
  type Track,
  tracker,
  type WalletFact,
  wallet,
} from './system.ts'
import { toastsMachine } from './toasts.ts'
import { walletMachine } from './wallet.ts'
import { leads } from './wallet-facts.ts'

/** Who asked the modal to close; the chart treats them alike, an event tells them apart. */
export type CloseReason = 'escape' | 'backdrop' | 'button' | 'api'

/** A flow has come to its end. */
export type FlowDone = {
  type: `xstate.done.actor.place:${number}`
  actorId: string
  output: ConnectOutput | AccountOutput | ProfileOutput | SwitchOutput
}

/** The connection that is to be the active one of its namespace, and of its accounts the one, where it is named. */
export type ConnectionChoice = { namespace: Namespace; connectorId: string; address?: string }

/** What is to be disconnected: one connection, a namespace, or everything. */
export type Ending = { namespace?: Namespace; connectorId?: string }

export type KitEvent =
  | { type: 'modal.open'; view?: OpenView; namespace?: Namespace }
  | { type: 'modal.close'; reason: CloseReason }
  | { type: 'nav.push'; place: Place; namespace?: Namespace }
  | { type: 'nav.reset'; place: Place }
  | { type: 'nav.replace'; place: Place }
  | { type: 'nav.back' }
  | { type: 'nav.pop' }
  | { type: 'nav.backTo'; index: number }
  | { type: 'wallet.get' }
  | { type: 'help.open' }
  | { type: 'flow.retry' }
  | ({ type: 'account.disconnect' } & Ending)
  | { type: 'account.setType'; namespace: Namespace; accountType: AccountType }
  | ({ type: 'connection.switch' } & ConnectionChoice)
  | { type: 'connection.arrived'; namespace: Namespace }
  | { type: 'network.choose'; caipNetworkId: CaipNetworkId }
  | { type: 'network.ask'; caipNetworkId: CaipNetworkId }
  | { type: 'network.connect' }
  | { type: 'network.switch'; caipNetworkId: CaipNetworkId }
  | { type: 'network.strayed' }
  | { type: 'network.settled' }
  | { type: 'namespace.switched' }
  | { type: 'networks.changed'; networks: readonly Network[] }
  | { type: 'adapter.added'; namespace: Namespace }
  | { type: 'adapter.removed'; namespace: Namespace }
  | { type: 'alert.raise'; failure: Failure; severity: AlertRaise['severity'] }
  | Elsewhere
  | FlowDone
  | WalletFact

/** What the kit tells the world outside the charts. */
export type KitEmitted =
  | { type: 'disconnect' }
  | { type: 'disconnectFailed'; failure: Failure }
  | { type: 'networkRefused'; caipNetworkId: CaipNetworkId; failure: Failure }
  | { type: 'switchFailed'; namespace: Namespace; connectorId: string; failure: Failure }
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
  /**
   * Whether somebody on a network that is none of the app's is led to those that are: unless the dApp turned
   * switching off, allows any chain, or runs in basic mode (SPEC 4).
   */
  insists: boolean
  /** What the dApp suggests to somebody who has no wallet yet, in place of Portico's own list. */
  suggestions: readonly SuggestedWallet[] | undefined
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
export type LateFlow = 'account' | 'profileWallets' | 'switchNetwork'

export interface KitContext extends Omit<KitInput, 'selected'> {
  stack: readonly Entry[]
  serial: number
  /** The namespace whose account and network are the active ones: which those are, its wallet chart says. */
  active: Namespace
  /** The network chosen last in each namespace: the one that counts while nobody is connected there. */
  selected: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  /** The account type that is preferred in each namespace: no reset touches it (SPEC 4). */
  accountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  /** The namespaces that have a connection, the oldest first, and those whose stored ones are being taken up. */
  connected: readonly Namespace[]
  restoring: readonly Namespace[]
  /** The connection that was asked for: when it is the one of its namespace, that namespace is the active one. */
  awaited: ConnectionChoice | null
  /** The late flows whose charts are here. */
  arrived: readonly LateFlow[]
}

/** The network of a namespace while nobody is connected there. */
export const selectedIn = ({ selected, networks }: Pick<KitContext, 'selected' | 'networks'>, namespace: Namespace) =>
  selected[namespace] ?? firstOf(networks, namespace)

/** The namespaces whose wallets are shown: those that have a network (SPEC 4). */
export const shownNamespaces = ({ namespaces, networks }: Pick<KitContext, 'namespaces' | 'networks'>): Namespace[] =>
  namespaces.filter((namespace) => firstOf(networks, namespace) !== undefined)

/** The flow that a place hosts. */
const flowAt = (place: Place | undefined) => {
  const is = place && places[place]
  return is && 'flow' in is ? is.flow : undefined
}

/** Whether a place can be gone to by its name alone. */
const isFree = (place: Place, { connected, active, features }: KitContext) =>
  !('about' in places[place]) &&
  (!('needs' in places[place]) || connected.includes(active)) &&
  (place !== 'ProfileWallets' || features.multiWallet)

/** The flow actor that lives with the entry on top, where the place hosts one. */
const topFlow = (self: AnyActorRef, stack: readonly Entry[]): AnyActorRef | undefined => {
  const top = stack.at(-1)
  return top && self.getSnapshot().children[placeId(top)]
}

/** Whether a flow that runs under its place is not to be come back to: the account of another namespace, or one that has gone. */
const isPast = (actor: AnyActorRef, place: Place, active: Namespace): boolean => {
  const { status, context } = actor.getSnapshot()
  return place === 'Account' && (status !== 'active' || context.namespace !== active)
}

/** Whether a connection, and the account of it, is the active one of its namespace. */
const isCurrent = (self: AnyActorRef, choice: ConnectionChoice): boolean => {
  const report = reportOf(self, choice.namespace)
  return report !== undefined && leads(report, choice)
}

/** What the kit's regions are made of. */
export const flow = setup({
  types: {} as {
    context: KitContext
    events: KitEvent
    emitted: KitEmitted
    input: KitInput
    meta:
      | {
          view:
            | 'Arriving'
            | 'GetWallet'
            | 'Networks'
            | 'SwitchActiveChain'
            | 'Unavailable'
            | 'UnsupportedChain'
            | 'WhatIsANetwork'
            | 'WhatIsAWallet'
        }
      | { flow: 'connect' | LateFlow }
    tags: 'open'
    children: Record<string, 'wallet' | 'connect' | LateFlow>
  },
  actors: {
    wallet: walletMachine,
    connect: connectMachine,
    account: flowPort<typeof accountMachine>('account'),
    profileWallets: flowPort<typeof profileWalletsMachine>('profileWallets'),
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
    mayGo: ({ context }, place: Place) => context.stack.at(-1)?.place !== place && isFree(place, context),
    mayOpen: ({ context }, view: OpenView | undefined) => view !== undefined && isFree(view, context),
    isConnected: ({ context: { connected, active } }) => connected.includes(active),
    isNeeded: ({ context: { connected, active, stack } }) => connected.includes(stack.at(-1)?.to?.namespace ?? active),
    isConnectedIn: ({ context }, namespace: Namespace | undefined) =>
      namespace !== undefined && context.connected.includes(namespace),
    isNewNamespace: ({ context }, namespace: Namespace) => !context.namespaces.includes(namespace),
    isKnown: ({ context }, namespace: Namespace | undefined) =>
      namespace !== undefined && context.namespaces.includes(namespace),
    isRestored: ({ context }) => context.restoring.length === 0,
    isSingle: ({ context }) => context.stack.length <= 1,
    returnsToAccount: ({ context: { stack, connected, active } }) => {
      const before = stack.at(-2)
      // A list of wallets that is about something is there for somebody who is connected.
      return before?.place === 'Connect' && !before.to && !before.namespace && connected.includes(active)
    },
    isEarlier: ({ context }, index: number) =>
      Number.isInteger(index) && index >= 0 && index < context.stack.length - 1,
    hasArrived: ({ context }, late: LateFlow) => context.arrived.includes(late),
    isAstray: stateIn({ whereabouts: 'astray' }),
    isBusyHere: ({ context: { stack } }) =>
      ['Connect', 'SwitchNetwork', 'UnsupportedChain'].includes(stack.at(-1)?.place ?? ''),
    isStrange: ({ context: { networks, namespaces } }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      return !target || !namespaces.includes(target.namespace)
    },
    isConnectedOn: ({ context: { networks, connected } }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      return target !== undefined && connected.includes(target.namespace)
    },
    isNew: ({ context }, id: CaipNetworkId) => selectedIn(context, context.active) !== id,
    isWayOut: ({ context: { networks } }, output: FlowDone['output']) =>
      output.status === 'switched' && output.from !== null && !isSupported(networks, output.from),
    isElsewhere: ({ context: { active } }, output: FlowDone['output']) =>
      output.status === 'switched' && output.to.namespace !== active,
    isAddition: ({ context: { stack } }, { actorId, output }: FlowDone) =>
      output.status === 'connected' &&
      stack.at(-2)?.place === 'ProfileWallets' &&
      placeId(stack.at(-1) ?? { key: 0 }) === actorId,
    isUnder: ({ context: { stack, connected, active } }, { actorId, output }: FlowDone) =>
      output.status === 'disconnected' && connected.includes(active) && placeId(stack.at(-1) ?? { key: 0 }) !== actorId,
    isOfAccount: ({ context: { stack } }) => stack.some(({ place }) => 'needs' in places[place]),
    wantsNetwork: ({ context: { stack } }, { output }: FlowDone) =>
      output.status === 'connected' && stack.at(-1)?.place === 'Connect' && stack.at(-1)?.to !== undefined,
    leavesSome: ({ context: { stack } }, { actorId, output }: FlowDone) =>
      'to' in output && without(stack, actorId, output.status === 'switched').stack.length > 0,
    isLast: (_, remaining: number) => remaining === 0,
    isSilent: (_, silent: boolean) => silent,
  },
  actions: {
    startWallets: enqueueActions(({ enqueue, context: { namespaces, restores, features }, system }) => {
      for (const namespace of namespaces) {
        const systemId = systemIds.wallet(namespace)
        if (system.get(systemId)) continue
        const input = { namespace, restores, multiple: features.multiWallet }
        enqueue.spawnChild('wallet', { id: systemId, systemId, input })
      }
    }),
    noteAdapter: assign(({ context: { namespaces, restoring } }, namespace: Namespace) => ({
      namespaces: [...namespaces, namespace],
      restoring: [...restoring, namespace],
    })),
    removeAdapter: enqueueActions(({ enqueue, context }, namespace: Namespace) => {
      const others = context.namespaces.filter((other) => other !== namespace)
      const next = others.find((other) => firstOf(context.networks, other) !== undefined)
      enqueue.stopChild(systemIds.wallet(namespace))
      enqueue.assign({
        namespaces: others,
        connected: context.connected.filter((other) => other !== namespace),
        restoring: context.restoring.filter((other) => other !== namespace),
        active: context.active === namespace ? (next ?? namespace) : context.active,
      })
    }),
    changeNetworks: enqueueActions(({ enqueue, context, self, system }, networks: readonly Network[]) => {
      const { active, namespaces, connected } = context
      const on = networkOn(self, active)
      const first = firstOf(networks, active)
      const isLeft = on !== undefined && targetIn(context.networks, on) && !targetIn(networks, on)
      if (isLeft && first)
        enqueue.sendTo(wallet(active)({ system }), { type: 'wallet.switchNetwork', caipNetworkId: first })
      const kept = Object.entries(context.selected).filter(([, id]) => targetIn(networks, id))
      const next = namespaces.find((other) => firstOf(networks, other) !== undefined)
      enqueue.assign({
        networks,
        selected: Object.fromEntries(kept),
        active: first || connected.includes(active) ? active : (next ?? active),
      })
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
    startFlow: enqueueActions(({ enqueue, context: { stack, active, selected }, self }) => {
      const top = stack.at(-1)
      const running = topFlow(self, stack)
      if (!top || (running && !isPast(running, top.place, active))) return
      const id = placeId(top)
      if (running) enqueue.stopChild(id)
      const { to, namespace = to?.namespace } = top
      const wishes = { ...selected, ...(to && { [to.namespace]: to.caipNetworkId }) }
      if (flowAt(top.place) === 'connect') enqueue.spawnChild('connect', { id, input: { namespace, wishes } })
      if (flowAt(top.place) === 'account') enqueue.spawnChild('account', { id, input: { namespace: active } })
      if (flowAt(top.place) === 'profileWallets')
        enqueue.spawnChild('profileWallets', { id, input: { namespace: top.namespace ?? active } })
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
    disconnect: enqueueActions(({ enqueue, context, system }, { namespace, connectorId }: Ending) => {
      for (const each of namespace ? [namespace] : context.namespaces)
        enqueue.sendTo(
          wallet(each)({ system }),
          connectorId ? { type: 'wallet.disconnect', connectorId } : { type: 'wallet.disconnectAll' },
        )
    }),
    approachConnection: enqueueActions(({ enqueue, self, system }, choice: ConnectionChoice) => {
      const { namespace, connectorId, address } = choice
      const named = { connectorId, ...(address && { address }) }
      if (isCurrent(self, choice)) {
        enqueue.raise({ type: 'connection.arrived', namespace })
        return
      }
      enqueue.assign({ awaited: { namespace, ...named } })
      enqueue.sendTo(wallet(namespace)({ system }), { type: 'wallet.activate', ...named })
    }),
    welcome: enqueueActions(({ enqueue, context: { awaited }, self }) => {
      if (!awaited || !isCurrent(self, awaited)) return
      enqueue.assign({ awaited: null })
      enqueue.raise({ type: 'connection.arrived', namespace: awaited.namespace })
    }),
    awaitNone: assign({ awaited: null }),
    select: assign({
      selected: ({ context: { networks, selected } }, id: CaipNetworkId) => {
        const target = targetIn(networks, id)
        return target ? { ...selected, [target.namespace]: id } : selected
      },
    }),
    activate: enqueueActions(({ enqueue, context: { active } }, namespace: Namespace | undefined) => {
      if (namespace === undefined || namespace === active) return
      enqueue.assign({ active: namespace })
      enqueue.raise({ type: 'namespace.switched' })
    }),
    approachNetwork: enqueueActions(({ enqueue, context: { networks }, self }, id: CaipNetworkId) => {
      const namespace = targetIn(networks, id)?.namespace
      const isThere = namespace && networkOn(self, namespace) === id
      enqueue.raise({ type: isThere ? 'network.switch' : 'network.ask', caipNetworkId: id })
    }),
    finishConnect: enqueueActions(({ enqueue, context: { stack }, self }) => {
      const to = stack.at(-1)?.to
      if (to && networkOn(self, to.namespace) !== to.caipNetworkId)
        enqueue.raise({ type: 'network.ask', caipNetworkId: to.caipNetworkId })
      else enqueue.raise({ type: 'modal.close', reason: 'api' })
    }),
    askForNetwork: enqueueActions(({ enqueue, context: { networks }, system }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      if (target)
        enqueue.sendTo(wallet(target.namespace)({ system }), { type: 'wallet.switchNetwork', caipNetworkId: id })
    }),
    checkNetwork: enqueueActions(({ enqueue, context: { active, insists, networks }, self }) => {
      const on = networkOn(self, active)
      const strayed = insists && on !== undefined && !isSupported(networks, on)
      enqueue.raise({ type: strayed ? 'network.strayed' : 'network.settled' })
    }),
    noteNetwork: enqueueActions(({ enqueue, context: { selected, networks }, self }, namespace: Namespace) => {
      const on = networkOn(self, namespace)
      if (on && targetIn(networks, on)) enqueue.assign({ selected: { ...selected, [namespace]: on } })
    }),
    rememberNetwork: enqueueActions(({ enqueue, context, self }) => {
      const id = networkOn(self, context.active) ?? selectedIn(context, context.active)
      if (id) enqueue.sendTo('memory', { type: 'memo.network', caipNetworkId: id } satisfies Memo)
    }),
    switchTo: raise((_, caipNetworkId: CaipNetworkId) => ({ type: 'network.switch', caipNetworkId })),
    leave: raise({ type: 'nav.pop' }),
    alert: sendTo(
      alerts,
      (_, { severity = 'error', ...failure }: Failure & { severity?: AlertRaise['severity'] }): AlertRaise => ({
        type: 'alert.raise',
        severity,
        failure,
      }),
    ),
    say: sendTo(
      snackbar,
      (_, message: Omit<SnackbarShow, 'type'>): SnackbarShow => ({ type: 'snackbar.show', ...message }),
    ),
    noteConnected: assign(
      (
        { context: { connected, active, restoring } },
        { namespace, silent }: { namespace: Namespace; silent: boolean },
      ) => {
        const isTaken = connected.includes(active) || restoring.includes(active)
        return {
          active: silent && isTaken ? active : namespace,
          connected: connected.includes(namespace) ? connected : [...connected, namespace],
        }
      },
    ),
    noteDisconnected: assign(({ context }, { namespace, remaining }: { namespace: Namespace; remaining: number }) => {
      if (remaining > 0) return {}
      const connected = context.connected.filter((other) => other !== namespace)
      return { connected, active: context.active === namespace ? (connected[0] ?? namespace) : context.active }
    }),
    noteRestored: assign(({ context: { active, connected, restoring } }, namespace: Namespace) => ({
      restoring: restoring.filter((other) => other !== namespace),
      active: namespace === active && !connected.includes(active) ? (connected[0] ?? active) : active,
    })),
    noteAccountType: assign({
      accountTypes: ({ context }, { namespace, accountType }: { namespace: Namespace; accountType: AccountType }) => ({
        ...context.accountTypes,
        [namespace]: accountType,
      }),
    }),
    remember: sendTo('memory', (_, memo: Memo) => memo),
    tell: emit((_, event: KitEmitted) => event),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
    trackModal: sendTo(tracker, ({ context: { connected, active } }, event: 'MODAL_OPEN' | 'MODAL_CLOSE') => ({
      type: 'track',
      event,
      properties: { connected: connected.includes(active) },
    })),
  },
  delays: { load: constants.requestTimeout },
})
