import { and, or, setup, stateIn } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import { isSupported, selectedIn, shownNamespaces, type Target, targetIn } from '../../core/configured-networks.ts'
import { type Connection, isShared, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { isUnaccepted } from '../../core/legal.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Network } from '../../core/network.ts'
import { recordOf } from '../../core/record-of.ts'
import {
  type AfterFlow,
  type Flow,
  flowAt,
  flowNames,
  type OpenView,
  type Route,
  rowOf,
  type ViewRoute,
} from '../../core/routes.ts'
import { goesTo } from '../../core/supports-network.ts'
import { routeId } from '../../core/system-ids.ts'
import { channel, flowPort, port } from '../contract.ts'
import { afterFlow, type Entry, leftBy, refusalOf } from '../modal/stack.ts'
import type { StorageCommand } from '../ports.ts'
import { isSilent } from '../shared/connected.ts'
import type { Track } from '../system.ts'
import { walletMachine } from '../wallet/chart.ts'
import {
  type ConnectionChoice,
  connectionIn,
  type Features,
  type FlowDone,
  isAmong,
  isConnected,
  type KitContext,
  type KitEmitted,
  type KitEvent,
  type KitInput,
  offeredFeatures,
  wishIn,
} from './types.ts'

/**
 * Whether a route has all that it needs, so that it can be opened by its name alone, or by its name and the dApp's
 * arguments.
 */
const isFree = (route: Route, context: KitContext, wished?: string) => {
  const { active, networkSwitch } = context
  const connection = connectionIn(context, active)
  const { about, needs = [] } = rowOf(route)
  const there: Partial<Record<(typeof needs)[number], unknown>> = {
    ...offeredFeatures(context),
    networkSwitch,
    connection: Boolean(connection),
    login: Boolean(connection?.user),
    anyLogin: context.connections.some(({ user }) => user),
    email: Boolean(connection?.user?.email),
    smartAccount: connection?.accounts[0]?.type === 'smartAccount',
    wish: wished !== undefined,
  }
  return !about && needs.every((need) => there[need] !== false)
}

/** Whether a route requires a connection, or that the terms are accepted. */
const requires = (route: Route | undefined, what: 'connection' | 'terms') =>
  (route && rowOf(route).needs?.includes(what)) === true

/** Whether a route needs a wallet, and there is one. */
const isAbout = (route: Route, wallet: ListedWallet | undefined) =>
  rowOf(route).about === 'wallet' && wallet !== undefined

/** Whether a route applies only to the account that is connected now. */
const isOfAccount = ({ route }: Entry) => !rowOf(route).about && requires(route, 'connection')

/** The route to show: the one on top, or first the terms that it needs, until they are accepted [connect-terms]. */
const routeToShow = ({ stack, features, remembered }: KitContext): Route | undefined => {
  const route = stack.at(-1)?.route
  return requires(route, 'terms') && isUnaccepted(features, remembered.accepted) ? 'AcceptTerms' : route
}

/** The flow of the route to show, if its chart has yet to load; undefined if there is nothing to wait for. */
export const flowToLoad = (context: KitContext): Flow | undefined => {
  const route = routeToShow(context)
  const flow = route && flowAt(route)
  return flow && !rowOf(route).load && !context.loadedFlows.includes(flow) ? flow : undefined
}

const isOnTop = (stack: readonly Entry[], { actorId }: FlowDone) => {
  const top = stack.at(-1)
  return top !== undefined && routeId(top) === actorId
}

/** A switch has failed, and no list below on the stack shows the failure. */
const isUnseen = (stack: readonly Entry[], done: FlowDone) =>
  Boolean(done.output.failure) && afterFlow(stack, done) === 'back' && refusalOf(stack, done) === undefined

/** The connection on an unsupported network, if the user must leave that network. */
export const unsupportedIn = (context: KitContext): Connection | null => {
  const connection = connectionIn(context, context.active)
  if (!context.requireSupportedNetwork || !connection || isSupported(context.networks, connection.caipNetworkId))
    return null
  return connection
}

/** Whether the app lacks a network, or an adapter for it. */
const isStrange = ({ networks, namespaces }: KitContext, id: CaipNetworkId) =>
  !isAmong(namespaces, targetIn(networks, id)?.namespace)

const isOn = (context: KitContext, target: Target | undefined): boolean =>
  target !== undefined && connectionIn(context, target.namespace)?.caipNetworkId === target.caipNetworkId

/** Whether a connection, and its given account, is the active one of its namespace. */
const isActiveConnection = (context: KitContext, { namespace, connectorId, address }: ConnectionChoice): boolean => {
  const connection = connectionIn(context, namespace)
  return (
    connection !== undefined &&
    sameId(connection.connectorId, connectorId) &&
    (address === undefined || connection.accounts[0]?.address === address)
  )
}

/** Whether the user has connected for a network that the app still has, and the wallet is on another one. */
const wantsNetwork = ({ stack, networks, selected }: KitContext, done: FlowDone): boolean => {
  const wish = wishIn(stack)
  const to = wish && targetIn(networks, wish.caipNetworkId)
  return afterFlow(stack, done) === 'connected' && to !== undefined && selected[to.namespace] !== to.caipNetworkId
}

const isGateRoute = (top: Entry | undefined) => top !== undefined && rowOf(top.route).load === 'gate'

const isGateRequired = stateIn({ gate: { guarded: 'required' } })

type Joining = { namespace: Namespace; connectorId: string }

const isSharing = ({ sharing }: KitContext, { namespace, connectorId }: Joining) =>
  isAmong(sharing, namespace) && isShared(connectorId)

const isUninterrupted = (top: Entry | undefined) => top !== undefined && rowOf(top.route).uninterrupted === true

/** Whether the current route is connecting or switching. */
export const isBusy = ({ stack }: Pick<KitContext, 'stack'>) => isUninterrupted(stack.at(-1))

/** The kit's own actors whose charts load on first use. */
export const lasting = [
  'balance',
  'pairing',
  'directory',
  'config',
  'session',
  'headless',
  'transaction',
  'purchase',
  'registration',
  'notices',
] as const

/** The setup of the kit's regions, without the actions. */
export const withGuards = setup({
  types: {} as {
    context: KitContext
    events: KitEvent
    emitted: KitEmitted
    input: KitInput
    meta: { view: 'Loading' | 'Unavailable' | ViewRoute } | { flow: Flow }
    tags: 'open' | 'refusing' | 'notices' | 'failed'
    children: Record<string, 'wallet' | (typeof lasting)[number] | Flow>
  },
  actors: {
    ...recordOf([...flowNames, ...lasting], flowPort),
    wallet: walletMachine,
    loadProjectServices: port<void>('loadProjectServices'),
    loadGatekeeper: port<void>('loadGatekeeper'),
    loadNotices: port<void>('loadNotices'),
    loadFlow: port<void, { flow: Flow }>('loadFlow'),
    tracker: channel<Track>(),
    connectionStorage: channel<StorageCommand>(),
  },
  guards: {
    isShown: ({ context }, route: Route) => routeToShow(context) === route,
    mayGo: ({ context }, { route, wallet }: { route: Route; wallet?: ListedWallet }) =>
      context.stack.at(-1)?.route !== route && (isFree(route, context) || isAbout(route, wallet)),
    isOfWallet: (_, route: Route) => rowOf(route).ofWallet === true,
    mayOpen: ({ context }, { view, wish }: { view?: OpenView; wish?: string }) =>
      view !== undefined && isFree(view, context, wish),
    isConnected: ({ context: { connections, active } }) => isConnected(connections, active),
    isAccountMissing: ({ context: { connections, active, stack } }) => {
      const top = stack.at(-1)
      return requires(top?.route, 'connection') && !isConnected(connections, top?.to?.namespace ?? active)
    },
    isConnectedIn: ({ context }, namespace: Namespace | undefined) => isConnected(context.connections, namespace),
    isNewNamespace: ({ context }, namespace: Namespace) => !isAmong(context.namespaces, namespace),
    isKnown: ({ context }, namespace: Namespace | undefined) => isAmong(context.namespaces, namespace),
    isOtherNamespace: ({ context: { active } }, namespace: Namespace | undefined) =>
      namespace !== undefined && namespace !== active,
    isLoginElsewhere: ({ context }, namespace: Namespace | undefined) =>
      namespace !== undefined &&
      namespace !== context.active &&
      connectionIn(context, context.active)?.user !== undefined,
    isPendingNamespace: ({ context: { pendingNetwork } }, namespace: Namespace) =>
      pendingNetwork?.namespace === namespace,
    isConnectedInOther: ({ context: { active, connections } }, namespace: Namespace | undefined) =>
      namespace !== active && isConnected(connections, namespace),
    isNetworkRemoved: ({ context }, networks: readonly Network[]) => {
      const on = connectionIn(context, context.active)?.caipNetworkId
      return on !== undefined && isSupported(context.networks, on) && !isSupported(networks, on)
    },
    hasNoNamespace: ({ context: { active } }) => active === null,
    isNamespaceEmptied: ({ context: { connections, active, namespaces } }, networks: readonly Network[]) => {
      const shown = shownNamespaces({ namespaces, networks })
      return shown.length > 0 && !isAmong(shown, active) && !isConnected(connections, active)
    },
    isRestored: ({ context }) => context.restoring.length === 0,
    isSingle: ({ context }) => context.stack.length <= 1,
    returnsToAccount: ({ context: { stack, connections, active } }) => {
      const before = stack.at(-2)
      // A list of wallets for a network or namespace was opened by a connected user.
      return before?.route === 'Connect' && !before.to && !before.namespace && isConnected(connections, active)
    },
    hasToLoad: ({ context }) => flowToLoad(context) !== undefined,
    isNetworkUnsupported: stateIn({ networkSupport: 'unsupported' }),
    isOnUnsupportedNetwork: ({ context }) => unsupportedIn(context) !== null,
    isOnAnotherUnsupportedNetwork: ({ context }) => {
      const [before, now] = [context.unsupported, unsupportedIn(context)]
      return before?.connectorId !== now?.connectorId || before?.caipNetworkId !== now?.caipNetworkId
    },
    isClosed: ({ context }, id: CaipNetworkId) => {
      const connection = connectionIn(context, context.active)
      const isOfActive = targetIn(context.networks, id)?.namespace === context.active
      return connection !== undefined && isOfActive && (connection.caipNetworkId === id || !goesTo(connection, id))
    },
    isOn: ({ context }, id: CaipNetworkId) => isOn(context, targetIn(context.networks, id)),
    isOnPendingNetwork: ({ context }) => isOn(context, context.pendingNetwork ?? undefined),
    isPendingNetwork: ({ context: { pendingNetwork } }, id: CaipNetworkId) => pendingNetwork?.caipNetworkId === id,
    isActiveConnection: ({ context }, choice: ConnectionChoice | null) =>
      choice !== null && isActiveConnection(context, choice),
    isPendingConnection: ({ context: { pendingConnection } }, { namespace, connectorId }: ConnectionChoice) =>
      pendingConnection?.namespace === namespace && sameId(pendingConnection.connectorId, connectorId),
    isFact: ({ event }) => 'namespace' in event,
    isSignInRequired: ({ context }) => context.signIn?.required === true,
    hasGatekeeper: ({ context }) => context.signIn !== undefined,
    isBusyHere: ({ context }) => isBusy(context),
    isIdleHere: ({ context }) => isConnected(context.connections, context.active) && !isBusy(context),
    isAmongWallets: ({ context: { stack, connections, active } }) =>
      isConnected(connections, active) && stack.at(-1)?.route === 'ProfileWallets',
    isAccountGone: ({ context: { stack, connections, active } }) =>
      !isConnected(connections, active) && stack.some(isOfAccount),
    isStrange: ({ context }, id: CaipNetworkId) => isStrange(context, id),
    isTopGone: ({ context }) => {
      const to = context.stack.at(-1)?.to
      return to !== undefined && isStrange(context, to.caipNetworkId)
    },
    isConnectedOn: ({ context: { networks, connections } }, id: CaipNetworkId) =>
      isConnected(connections, targetIn(networks, id)?.namespace),
    isNew: ({ context }, id: CaipNetworkId) => selectedIn(context, context.active) !== id,
    follows: ({ context: { stack } }, { done, after }: { done: FlowDone; after?: AfterFlow | undefined }) =>
      afterFlow(stack, done) === after,
    leftUnsupportedNetwork: ({ context: { networks, stack } }, done: FlowDone) =>
      afterFlow(stack, done) === 'networkSwitched' &&
      done.output.from != null &&
      !isSupported(networks, done.output.from),
    showsAccount: ({ context: { active, stack } }, done: FlowDone) =>
      done.output.silent || (afterFlow(stack, done) === 'networkSwitched' && done.output.to?.namespace !== active),
    isAddition: ({ context: { stack } }, done: FlowDone) =>
      afterFlow(stack, done) === 'connected' &&
      stack.some(({ route }) => route === 'ProfileWallets') &&
      isOnTop(stack, done),
    isUnderLogin: ({ context: { stack } }, done: FlowDone) =>
      afterFlow(stack, done) === 'connected' &&
      !isOnTop(stack, done) &&
      stack.slice(-1).some(({ route }) => rowOf(route).after?.connected),
    isUnderOthers: ({ context: { stack, connections, active } }, done: FlowDone) =>
      afterFlow(stack, done) === 'disconnected' && isConnected(connections, active) && !isOnTop(stack, done),
    wantsNetwork: ({ context }, done: FlowDone) => wantsNetwork(context, done),
    isGateRequired,
    isGatePending: or([stateIn({ gate: 'loading' }), stateIn({ gate: { guarded: 'pending' } })]),
    isGateClosed: or([isGateRequired, stateIn({ gate: { guarded: 'optional' } })]),
    isJustConnected: stateIn({ gate: { loading: 'connected' } }),
    isAtGate: ({ context: { stack } }) => isGateRoute(stack.at(-1)),
    isDeferring: stateIn({ deferral: 'waiting' }),
    isDeferredGone: ({ context: { stack, deferred } }) => !stack.some((entry) => routeId(entry) === deferred?.actorId),
    leavesSome: ({ context: { stack } }, done: FlowDone) =>
      ['networkSwitched', 'back'].includes(afterFlow(stack, done) ?? '') && leftBy(stack, done).stack.length > 0,
    isRefusedUnseen: ({ context: { stack } }, done: FlowDone) =>
      isUnseen(stack, done) && leftBy(stack, done).stack.length > 0,
    isRefusedAtLast: ({ context: { stack } }, done: FlowDone) => isUnseen(stack, done),
    isLast: ({ event }) => 'remaining' in event && event.remaining === 0,
    isSilent: ({ event }) => isSilent({ event }),
    isOfActive: ({ context, event }) => 'namespace' in event && event.namespace === context.active,
    isJoining: ({ context: { sharing, active } }, { namespace, connectorId }: Joining) =>
      namespace !== active && isAmong(sharing, active) && isShared(connectorId),
    isSharing: ({ context }, refused: Joining) => isSharing(context, refused),
    isNotApproved: ({ context: { active } }, settled: readonly Namespace[]) => !isAmong(settled, active),
    isActiveTaken: ({ context: { connections, restoring, active } }) =>
      isConnected(connections, active) || isAmong(restoring, active),
    isLeaderRefused: ({ context }, refused: Joining) =>
      isSharing(context, refused) &&
      refused.namespace === context.active &&
      !isConnected(context.connections, context.active),
    isManual: ({ context: { manualPairing, connections, active } }) =>
      manualPairing === true && !isConnected(connections, active),
    saysMultiWallet: (_, { multiWallet }: Partial<Features>) => multiWallet !== undefined,
    hasProjectServices: ({ context }) => context.projectServices !== undefined,
    hasConfig: ({ context }) => context.projectServices?.config !== undefined,
    isConfigured: and(['hasConfig', stateIn({ projectServices: 'loaded' })]),
  },
  delays: { load: constants.requestTimeout, shake: constants.shake, exit: constants.modalExit },
})
