import { type AnyActorRef, assign, emit, enqueueActions, raise, sendTo } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { type AccountType, isShared, sameId } from '../core/connector.ts'
import type { Failure } from '../core/errors.ts'
import { firstOf } from '../core/network.ts'
import { type Place, places } from '../core/places.ts'
import type { TrackEvent } from '../core/track.ts'
import { withServices } from './kit-services.ts'
import type { ConnectionChoice, Ending, KitEmitted, LateFlow } from './kit-terms.ts'
import type { Memo } from './ports.ts'
import { type Entry, type Move, placeId } from './stack.ts'
import { reportOf, targetOf } from './standing.ts'
import {
  type AlertRaise,
  alerts,
  type PairingFact,
  pairing,
  type SnackbarShow,
  snackbar,
  systemIds,
  tracker,
  type WalletFact,
  wallet,
} from './system.ts'
import { leads } from './wallet-facts.ts'

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

/** Whether a flow is not to be come back to: one that has ended under its place, or the account of another namespace. */
const isPast = (actor: AnyActorRef, place: Place, active: Namespace): boolean => {
  const { status, context } = actor.getSnapshot()
  return status !== 'active' || (place === 'Account' && context.namespace !== active)
}

/** Whether a connection, and the account of it, is the active one of its namespace. */
const isCurrent = (self: AnyActorRef, choice: ConnectionChoice): boolean => {
  const report = reportOf(self, choice.namespace)
  return report !== undefined && leads(report, choice)
}

/** What the kit's regions are made of. */
export const flow = withServices.extend({
  actions: {
    startWallets: enqueueActions(({ enqueue, context: { namespaces, restores, features }, system }) => {
      for (const namespace of namespaces) {
        const systemId = systemIds.wallet(namespace)
        if (system.get(systemId)) continue
        const input = { namespace, restores, multiple: features.multiWallet }
        enqueue.spawnChild('wallet', { id: systemId, systemId, input })
      }
    }),
    noteAdapter: assign(({ context: { namespaces, restoring, active } }, namespace: Namespace) => ({
      active: namespaces.length > 0 ? active : namespace,
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
    move: enqueueActions(({ enqueue, context, system }, { stack, gone }: Move) => {
      for (const entry of gone) {
        enqueue.stopChild(placeId(entry))
        const { to } = entry
        if (to && flowAt(entry.place) === 'switchNetwork')
          enqueue.sendTo(wallet(to.namespace)({ system }), {
            type: 'wallet.abandonSwitch',
            caipNetworkId: to.caipNetworkId,
          })
        if (entry.place === 'ConnectingWalletConnect')
          enqueue.sendTo(pairing({ system }), { type: 'pairing.release', by: placeId(entry) })
        else if (entry.place !== 'Connect') continue
        for (const namespace of context.namespaces)
          enqueue.sendTo(wallet(namespace)({ system }), { type: 'wallet.abandon' })
      }
      enqueue.assign({
        stack,
        serial: Math.max(context.serial, ...stack.map(({ key }) => key + 1)),
      })
    }),
    noteArrived: assign({ arrived: ({ context }, late: LateFlow) => [...context.arrived, late] }),
    startFlow: enqueueActions(({ enqueue, context, self }) => {
      const { stack, active, selected, environment, manual } = context
      const top = stack.at(-1)
      const running = topFlow(self, stack)
      if (!top || (running && !isPast(running, top.place, active))) return
      const id = placeId(top)
      if (running) enqueue.stopChild(id)
      const { to, namespace = to?.namespace, wallet = null, uri = null } = top
      const flow = flowAt(top.place)
      const wishes = { ...selected, ...(to && { [to.namespace]: to.caipNetworkId }) }
      if (flow === 'connect') enqueue.spawnChild('connect', { id, input: { namespace, wishes } })
      if (flow === 'account') enqueue.spawnChild('account', { id, input: { namespace: active } })
      if (flow === 'profileWallets')
        enqueue.spawnChild('profileWallets', { id, input: { namespace: top.namespace ?? active } })
      if (flow === 'walletList') enqueue.spawnChild('walletList', { id, input: { namespace } })
      if (flow === 'walletConnect') {
        const { mobile } = environment
        // Where the dApp makes the pairings itself, an empty one is one that it has yet to bring.
        const code = manual ? (uri ?? '') : uri
        enqueue.spawnChild('walletConnect', { id, input: { wallet, uri: code, mobile, namespace, key: id } })
      }
      if (top.signIn) enqueue.spawnChild('signIn', { id, input: top.signIn })
      if (flow === 'switchNetwork' && top.to) enqueue.spawnChild('switchNetwork', { id, input: { to: top.to } })
    }),
    tryBack: enqueueActions(({ enqueue, context, self }) => {
      const top = topFlow(self, context.stack)
      if (top?.getSnapshot().can?.({ type: 'nav.back' })) enqueue.sendTo(top, { type: 'nav.back' })
      else enqueue.raise({ type: 'nav.pop' })
    }),
    forward: enqueueActions(({ enqueue, context, self }, fact: WalletFact | PairingFact) => {
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
    activate: enqueueActions(({ enqueue, context: { active } }, namespace: Namespace | undefined) => {
      if (namespace === undefined || namespace === active) return
      enqueue.assign({ active: namespace })
      enqueue.raise({ type: 'namespace.switched' })
    }),
    settleIn: assign({ active: (_, namespace: Namespace) => namespace }),
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
        { context: { connected, active, restoring, sharing } },
        { namespace, connectorId, silent }: { namespace: Namespace; connectorId: string; silent: boolean },
      ) => {
        const isTaken = connected.includes(active) || restoring.includes(active)
        const isJoining = isShared(connectorId) && sharing.includes(active)
        return {
          active: (silent && isTaken) || isJoining ? active : namespace,
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
})
