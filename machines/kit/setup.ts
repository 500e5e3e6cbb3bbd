import { type AnyActorRef, assign, emit, enqueueActions, sendTo } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { AccountType } from '../../core/connector.ts'
import { type Flow, type Route, rowOf } from '../../core/routes.ts'
import { routeId, systemIds } from '../../core/system-ids.ts'
import type { TrackEvent } from '../../core/track.ts'
import { promised } from '../contract.ts'
import type { DirectoryInput } from '../directory/chart.ts'
import type { FlowInput } from '../flow-input.ts'
import { release } from '../modal/release.ts'
import type { Entry, Move } from '../modal/stack.ts'
import type { PersistedState, StorageCommand } from '../ports.ts'
import { type Notice, notices, pairing, tracker, wallet } from '../system.ts'
import { hasRestored, selectConnection } from '../wallet/wallet-selectors.ts'
import { withGatekeeperActions } from './gatekeeper-actions.ts'
import { flowToLoad } from './guards.ts'
import { type Message, sends } from './sends.ts'
import {
  type ConnectionChoice,
  connectionIn,
  type Ending,
  isConnected,
  type KitContext,
  type KitEmitted,
  offeredFeatures,
} from './types.ts'

/**
 * Whether this flow runs for a namespace that is still active: flows of the active namespace have it in their context.
 */
const isCurrent = (actor: AnyActorRef | undefined, flow: Flow, route: Route, active: Namespace | null): boolean => {
  const { status, context } = actor?.getSnapshot() ?? {}
  const isOther = actor?.src !== flow || (rowOf(route).ofActiveNamespace && context.namespace !== active)
  return status === 'active' && !isOther
}

/** Whether the list of all wallets is available on this device. */
const isOffered = (allWallets: DirectoryInput['allWallets'] | undefined, mobile: boolean): boolean =>
  allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && mobile)

/** The input of a route's flow. */
const flowInput = (context: KitContext, entry: Entry): FlowInput => {
  const { active, selected, environment, networks, projectServices } = context
  const { networkSwitch = true, manualPairing = false } = context
  const { to, namespace = to?.namespace, signIn } = entry
  return {
    wallet: null,
    uri: null,
    email: null,
    wish: null,
    ...entry,
    key: routeId(entry),
    wishes: { ...selected, ...(to && { [to.namespace]: to.caipNetworkId }) },
    connection: connectionIn(context, to?.namespace ?? active),
    networks,
    features: offeredFeatures(context),
    projectId: projectServices?.config?.projectId,
    networkSwitch,
    mobile: environment.mobile,
    offersAllWallets: isOffered(projectServices?.directory.allWallets, environment.mobile),
    manualPairing,
    ...{ active, namespace, to, signIn },
  }
}

/** The events to send, and their receivers, when routes are removed. */
const releases = (
  entries: readonly Entry[],
  { namespaces }: KitContext,
  system: AnyActorRef['system'],
): readonly Message[] =>
  release<Message>(entries, namespaces, {
    wallet: (namespace, event) => ({ to: wallet(namespace)({ system }), event }),
    pairing: (event) => ({ to: pairing({ system }), event }),
  })

/** The namespace whose wallet chart has changed, and how many connections it reports. */
type ConnectionNews = { namespace: Namespace; remaining?: number }

/** The setup of the kit's regions. */
export const kitSetup = withGatekeeperActions.extend({
  actions: {
    startWallets: enqueueActions(
      ({ enqueue, context: { reconnectOnMount, features } }, namespaces: readonly Namespace[]) => {
        for (const namespace of namespaces) {
          const id = systemIds.wallet(namespace)
          const input = { namespace, reconnectOnMount, multiple: features.multiWallet }
          enqueue.spawnChild('wallet', { id, systemId: id, input })
        }
      },
    ),
    addNamespace: assign(({ context: { namespaces, restoring } }, namespace: Namespace) => ({
      namespaces: [...namespaces, namespace],
      restoring: [...restoring, namespace],
    })),
    stopWallet: enqueueActions(({ enqueue }, namespace: Namespace) => {
      const id = systemIds.wallet(namespace)
      enqueue.sendTo(id, { type: 'wallet.dispose' })
      enqueue.stopChild(id)
      enqueue.stopChild(systemIds.balance(namespace))
    }),
    removeNamespace: assign(({ context: { namespaces, connections, restoring, sharing } }, namespace: Namespace) => ({
      namespaces: namespaces.filter((other) => other !== namespace),
      connections: connections.filter((each) => each.namespace !== namespace),
      restoring: restoring.filter((other) => other !== namespace),
      sharing: sharing.filter((other) => other !== namespace),
    })),
    release: sends(({ context, system }, entries: readonly Entry[]) => releases(entries, context, system)),
    move: enqueueActions(({ enqueue, context, system }, { stack, gone }: Move) => {
      for (const entry of gone) enqueue.stopChild(routeId(entry))
      for (const { to, event } of releases(gone, context, system)) if (to) enqueue.sendTo(to, event)
      enqueue.assign({
        stack,
        serial: Math.max(context.serial, ...stack.map(({ key }) => key + 1)),
      })
    }),
    stopFlows: enqueueActions(({ enqueue, context: { stack } }) => {
      for (const entry of stack) enqueue.stopChild(routeId(entry))
      enqueue.assign({ stack: [] })
    }),
    setLoaded: assign({ loadedFlows: ({ context }) => [...context.loadedFlows, promised(flowToLoad(context))] }),
    // The guards of the route's transitions and of its state guarantee what its row requires. Guards can't see actors,
    // so this action checks whether the flow still runs and can be shown again.
    startFlow: enqueueActions(({ enqueue, context, self }, flow: Flow) => {
      const top = promised(context.stack.at(-1))
      const id = routeId(top)
      if (isCurrent(self.getSnapshot().children[id], flow, top.route, context.active)) return
      enqueue.stopChild(id)
      const options = { id, input: flowInput(context, top) }
      // TypeScript can't discriminate more than 25 actors at once, so one has its own branch.
      if (flow === 'acceptTerms') enqueue.spawnChild(flow, options)
      else enqueue.spawnChild(flow, options)
    }),
    broadcast: sends(({ context: { stack }, self }, event: { type: string }) => {
      const { children }: { children: Record<string, AnyActorRef | undefined> } = self.getSnapshot()
      return [...stack.map(routeId), systemIds.headless]
        .map((id) => children[id])
        .filter((child) => child?.getSnapshot().status === 'active')
        .map((to) => ({ to, event }))
    }),
    disconnect: sends(({ context: { namespaces }, system }, { namespace, connectorId }: Ending) =>
      (namespace ? [namespace] : namespaces).map((each) => ({
        to: wallet(each)({ system }),
        event: connectorId ? { type: 'wallet.disconnect', connectorId } : { type: 'wallet.disconnectAll' },
      })),
    ),
    setPendingConnection: assign({
      pendingConnection: (_, { namespace, connectorId, address }: ConnectionChoice) => ({
        namespace,
        connectorId,
        ...(address && { address }),
      }),
    }),
    clearPendingConnection: assign({ pendingConnection: null }),
    requestActivation: sends(({ system }, { namespace, connectorId, address }: ConnectionChoice) => [
      {
        to: wallet(namespace)({ system }),
        event: { type: 'wallet.activate', connectorId, ...(address && { address }) },
      },
    ]),
    setActive: assign({
      active: ({ context: { active } }, namespace: Namespace | null | undefined) =>
        namespace === undefined ? active : namespace,
    }),
    notify: sendTo(notices, (_, notice: Notice) => notice),
    keepNotice: assign({ notices: ({ context }, notice: Notice) => [...context.notices, notice] }),
    forwardNotice: sendTo('notices', (_, notice: Notice) => notice),
    deliverNotices: enqueueActions(({ enqueue, context, self }) => {
      for (const notice of context.notices) enqueue.sendTo(self, notice)
      enqueue.assign({ notices: [] })
    }),
    syncConnection: assign(({ context: { connections }, self }, { namespace, remaining = 0 }: ConnectionNews) => {
      const before = connections.find((each) => each.namespace === namespace)
      // When several connections end at once, each sends its own event: until the last one, the namespace counts as
      // connected.
      const now = selectConnection(self, namespace) ?? (remaining > 0 ? before : undefined)
      const others = connections.flatMap((each) => (each === before ? (now ?? []) : each))
      return { connections: now && !before ? [...others, now] : others }
    }),
    syncRestoring: assign(({ context: { namespaces }, self }) => ({
      restoring: namespaces.filter((namespace) => !hasRestored(self, namespace)),
    })),
    setAccountType: assign({
      accountTypes: ({ context }, { namespace, accountType }: { namespace: Namespace; accountType: AccountType }) => ({
        ...context.accountTypes,
        [namespace]: accountType,
      }),
    }),
    persist: sendTo('connectionStorage', (_, command: StorageCommand) => command),
    setRemembered: assign({
      remembered: ({ context: { remembered } }, changed: Partial<PersistedState>) => ({ ...remembered, ...changed }),
    }),
    emitEvent: emit((_, event: KitEmitted) => event),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
    trackModal: sendTo(tracker, ({ context: { connections, active } }, event: 'MODAL_OPEN' | 'MODAL_CLOSE') => ({
      type: 'track',
      event,
      properties: { connected: isConnected(connections, active) },
    })),
  },
})
