import { type AnyActorRef, assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { type AccountType, sameId } from '../core/connector.ts'
import { constants } from '../core/constants.ts'
import type { Failure } from '../core/errors.ts'
import { firstOf, isSupported, type Network, targetIn } from '../core/network.ts'
import { type OpenView, type Place, places } from '../core/places.ts'
import type { TrackEvent } from '../core/track.ts'
import type { accountMachine } from './account.ts'
import { alertsMachine } from './alerts.ts'
import { connectMachine } from './connect.ts'
import { channel, flowPort, port } from './contract.ts'
import {
  type ConnectionChoice,
  type Ending,
  type FlowDone,
  type KitContext,
  type KitEmitted,
  type KitEvent,
  type KitInput,
  type LateFlow,
  selectedIn,
} from './kit-terms.ts'
import type { Memo } from './ports.ts'
import type { profileWalletsMachine } from './profile-wallets.ts'
import { snackbarMachine } from './snackbar.ts'
import { type Entry, type Move, placeId, without } from './stack.ts'
import { networkOn, reportOf, targetOf } from './standing.ts'
import type { switchNetworkMachine } from './switch-network.ts'
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
    isTopGone: ({ context: { stack, networks, namespaces } }) => {
      const to = stack.at(-1)?.to
      return to !== undefined && !(targetIn(networks, to.caipNetworkId) && namespaces.includes(to.namespace))
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
    removeAdapter: enqueueActions(({ enqueue, context, self }, namespace: Namespace) => {
      const others = context.namespaces.filter((other) => other !== namespace)
      const next = others.find((other) => firstOf(context.networks, other) !== undefined) ?? others[0]
      const target = targetOf(self, namespace)
      if (target) enqueue.emit({ type: 'networkRefused', caipNetworkId: target, failure: { code: 'request.aborted' } })
      enqueue.stopChild(systemIds.wallet(namespace))
      enqueue.raise({ type: 'setup.changed' })
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
      for (const { caipNetworkId, chainNamespace } of context.networks)
        if (namespaces.includes(chainNamespace) && !targetIn(networks, caipNetworkId))
          enqueue.sendTo(wallet(chainNamespace)({ system }), { type: 'wallet.abandonSwitch', caipNetworkId })
      enqueue.raise({ type: 'setup.changed' })
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
    giveUp: assign(({ context: { awaited } }, { namespace, connectorId }: ConnectionChoice) =>
      awaited?.namespace === namespace && sameId(awaited.connectorId, connectorId) ? { awaited: null } : {},
    ),
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
    settleIn: assign({ active: (_, namespace: Namespace) => namespace }),
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
    headFor: enqueueActions(({ enqueue, context: { networks }, self, system }, id: CaipNetworkId) => {
      const namespace = targetIn(networks, id)?.namespace
      if (!namespace) return
      enqueue.assign({ aimed: networkOn(self, namespace) === id ? null : id })
      if (networkOn(self, namespace) === id) enqueue.raise({ type: 'connection.arrived', namespace })
      else enqueue.sendTo(wallet(namespace)({ system }), { type: 'wallet.switchNetwork', caipNetworkId: id })
    }),
    arriveAt: enqueueActions(({ enqueue, context: { aimed, networks } }, id: CaipNetworkId) => {
      const namespace = targetIn(networks, id)?.namespace
      if (!namespace || aimed !== id) return
      enqueue.assign({ aimed: null })
      enqueue.raise({ type: 'connection.arrived', namespace })
    }),
    loseSight: assign({ aimed: ({ context: { aimed } }, id: CaipNetworkId) => (aimed === id ? null : aimed) }),
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
