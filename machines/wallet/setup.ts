import { assign, enqueueActions, sendParent, sendTo, setup, stateIn } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import { type Connection, currentOf, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { channel, port, promised } from '../contract.ts'
import type { AdapterReport } from '../ports.ts'
import { reconnectMachine } from '../reconnect/chart.ts'
import { type ConnectorsFact, type Track, tracker, type WalletCommand, type WalletFact } from '../system.ts'
import { factsBetween, holds, leads } from './facts.ts'

/** The events from an adapter's `watch`. */
export type WalletReport =
  | { type: 'wallet.reported'; report: AdapterReport }
  | { type: 'wallet.lost'; failure: Failure }

/** The requested connector, and the requested network, if the wallet can start on it. */
export interface Ask {
  connectorId: string
  caipNetworkId?: CaipNetworkId
}

/** The connection to make active, and optionally which of its accounts. */
export interface Choice {
  connectorId: string
  address?: string
}

/** A request for a wallet's accounts. */
export interface ConnectionRequest extends Ask {
  namespace: Namespace
}

/** A request to switch a wallet's network. */
export interface NetworkRequest {
  namespace: Namespace
  connectorId: string
  caipNetworkId: CaipNetworkId
}

/** The current request to a wallet, by the state of `status`: one at a time. */
export type PendingRequest =
  /** At rest. */
  | { type: 'none' }
  /** While `connecting`, and while `activatingForConnect`. */
  | ({ type: 'connect' } & Ask)
  /** While `activating`. */
  | ({ type: 'activate' } & Choice)
  /** While `disconnecting`: the connections that are to end; the first one is ending now. */
  | { type: 'disconnect'; connectorIds: readonly string[] }

/** The requested network, by the state of `network`. */
export type PendingNetwork =
  /** While `resting`. */
  | { type: 'none' }
  /** While `switching`. */
  | { type: 'switch'; caipNetworkId: CaipNetworkId }

/** A fact about the namespace as a whole. */
export type OwnFact =
  | { type: 'connectors.changed' | 'wallet.restored' }
  | { type: 'wallet.networkRefused'; caipNetworkId: CaipNetworkId; failure: Failure }

/** A failed request, and why. */
export interface RequestFailure {
  type: 'wallet.refused' | 'wallet.activationFailed' | 'wallet.disconnectFailed'
  failure: Failure
  connectorId?: string
}

/** The connections that are to end; the first one is ending now. */
export const disconnectQueue = (request: PendingRequest): readonly string[] =>
  request.type === 'disconnect' ? request.connectorIds : []

const disconnectRequest = (connectorIds: readonly string[]): PendingRequest =>
  connectorIds.length > 0 ? { type: 'disconnect', connectorIds } : { type: 'none' }

/** The connector of the current request; without one, an id that no connector has. */
export const requestedConnector = (request: PendingRequest): string =>
  request.type === 'connect' || request.type === 'activate' ? request.connectorId : (disconnectQueue(request)[0] ?? '')

const isFor = (request: PendingRequest, id: string | null): boolean =>
  id !== null && sameId(requestedConnector(request), id)

/** The requested network. @throws if there is none. */
export const requestedNetwork = (pending: PendingNetwork): CaipNetworkId =>
  promised(pending.type === 'switch' ? pending.caipNetworkId : undefined)

/** The connection that a request makes active, and optionally which of its accounts. */
export const requestedChoice = (request: PendingRequest): Choice => ({
  connectorId: requestedConnector(request),
  ...(request.type === 'activate' && request.address && { address: request.address }),
})

/** Whether this connection, and this account of it, is already being activated. */
const isActivating = (request: PendingRequest, { connectorId, address }: Choice): boolean =>
  isFor(request, connectorId) && requestedChoice(request).address === address

/** The setup of a wallet chart's regions. */
export const walletSetup = setup({
  types: {} as {
    context: AdapterReport & {
      namespace: Namespace
      /** Whether to restore stored connections at the start. */
      reconnectOnMount: boolean
      /** Whether several connections may be live at once (multi-wallet). */
      multiple: boolean
      request: PendingRequest
      pendingNetwork: PendingNetwork
    }
    events: WalletCommand | WalletReport
    input: { namespace: Namespace; reconnectOnMount: boolean; multiple: boolean }
    tags: 'lost' | 'awaited'
  },
  actors: {
    watchWallet: channel<WalletReport, { namespace: Namespace }>(),
    requestConnection: port<Connection, ConnectionRequest>('requestConnection'),
    activateConnection: port<void, { namespace: Namespace } & Choice>('activateConnection'),
    endConnection: port<void, { namespace: Namespace; connectorId: string }>('endConnection'),
    endStored: port<void, { namespace: Namespace }>('endStored'),
    requestNetwork: port<void, NetworkRequest>('requestNetwork'),
    reconnect: reconnectMachine,
  },
  guards: {
    reconnectsOnMount: ({ context }) => context.reconnectOnMount,
    isRestoring: stateIn({ restore: 'trying' }),
    isRestored: stateIn({ restore: 'done' }),
    isConnected: ({ context }) => currentOf(context) !== undefined,
    isMultiple: ({ context }) => context.multiple,
    isCurrent: ({ context: { current } }, id: string) => current !== null && sameId(current, id),
    isRequestedCurrent: ({ context: { current, request } }) => isFor(request, current),
    isStanding: ({ context }, id: string) => holds(context, id),
    mayActivate: ({ context }, choice: Choice) => holds(context, choice.connectorId) && !leads(context, choice),
    mayTurn: ({ context }, choice: Choice) =>
      holds(context, choice.connectorId) && !leads(context, choice) && !isActivating(context.request, choice),
    isForeign: ({ context }, id: string) => !holds(context, id),
    isRequestedActive: ({ context }) => leads(context, requestedChoice(context.request)),
    isRequestedGone: ({ context }) => !holds(context, requestedConnector(context.request)),
    isDisconnectQueued: ({ context: { request } }) => request.type === 'disconnect',
    isOn: ({ context }, id: CaipNetworkId) => currentOf(context)?.caipNetworkId === id,
    isAway: ({ context }, id: CaipNetworkId) => {
      const connection = currentOf(context)
      return connection !== undefined && connection.caipNetworkId !== id
    },
    isOnPendingNetwork: ({ context }) => currentOf(context)?.caipNetworkId === requestedNetwork(context.pendingNetwork),
    isPendingNetwork: ({ context }, id: CaipNetworkId) => requestedNetwork(context.pendingNetwork) === id,
  },
  actions: {
    /** Runs before `setReport`: the facts are the difference between the two reports. */
    emitFacts: enqueueActions(
      ({ enqueue, context }, { report, silent }: { report: AdapterReport; silent: boolean }) => {
        const requested = context.request.type === 'connect' ? context.request.connectorId : null
        for (const fact of factsBetween(context.namespace, context, report, { silent, requested }))
          enqueue(sendParent(fact))
      },
    ),
    setReport: assign((_, { connectors, connections, current }: AdapterReport) => ({
      connectors,
      connections,
      current,
    })),
    setMultiple: assign({ multiple: (_, multiple: boolean) => multiple }),
    setRequest: assign({ request: (_, request: PendingRequest) => request }),
    queueDisconnect: assign({
      request: ({ context }, id: string | null) => {
        const queue = disconnectQueue(context.request)
        return disconnectRequest(id === null || queue.some((other) => sameId(other, id)) ? queue : [...queue, id])
      },
    }),
    /** One that is ending already stays the first. */
    queueAll: assign({
      request: ({ context: { connections, request } }) => {
        const ids = [...disconnectQueue(request).slice(0, 1), ...connections.map(({ connectorId }) => connectorId)]
        return disconnectRequest([...new Set(ids)])
      },
    }),
    queueOthers: assign({
      request: ({ context: { connections, request } }) =>
        disconnectRequest(connections.map(({ connectorId }) => connectorId).filter((id) => !isFor(request, id))),
    }),
    dequeue: assign({ request: ({ context }) => disconnectRequest(disconnectQueue(context.request).slice(1)) }),
    /** Reports a failed request; the connector is the request's unless another is given. */
    emitFailure: sendParent(
      (
        { context: { namespace, request } },
        { type, failure, connectorId = requestedConnector(request) }: RequestFailure,
      ): WalletFact => ({ type, namespace, connectorId, failure }),
    ),
    setPendingNetwork: assign({ pendingNetwork: (_, pending: PendingNetwork) => pending }),
    emit: sendParent(({ context: { namespace } }, fact: OwnFact): WalletFact | ConnectorsFact => ({
      ...fact,
      namespace,
    })),
    trackSwitched: sendTo(
      tracker,
      (_, network: CaipNetworkId): Track => ({ type: 'track', event: 'SWITCH_NETWORK', properties: { network } }),
    ),
  },
  delays: {
    prompt: constants.promptTimeout,
    request: constants.requestTimeout,
    disconnect: constants.disconnectCap,
    relink: constants.relinkGap,
  },
})
