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

/** What the adapter's watch sends its chart. */
export type WalletReport =
  | { type: 'wallet.reported'; report: AdapterReport }
  | { type: 'wallet.lost'; failure: Failure }

/** The connector that is asked for, and the network that is wished for, where the wallet can go there at once. */
export interface Ask {
  connectorId: string
  caipNetworkId?: CaipNetworkId
}

/** The connection that is to be the active one, and of its accounts the one, where it is named. */
export interface Choice {
  connectorId: string
  address?: string
}

/** The wallet that is asked for its accounts. */
export interface ConnectionRequest extends Ask {
  namespace: Namespace
}

/** The network that a wallet is asked for, and whose wallet that is. */
export interface NetworkRequest {
  namespace: Namespace
  connectorId: string
  caipNetworkId: CaipNetworkId
}

/** What a wallet is asked for, by the state of `status`: one thing at a time. */
export type PendingRequest =
  /** At rest. */
  | { type: 'none' }
  /** While `connecting`, and while `activatingForConnect`. */
  | ({ type: 'connect' } & Ask)
  /** While `activating`. */
  | ({ type: 'activate' } & Choice)
  /** While `disconnecting`: the connections that are to end, the first of them just now. */
  | { type: 'disconnect'; connectorIds: readonly string[] }

/** The network that a wallet is asked for, by the state of `network`. */
export type PendingNetwork =
  /** While `resting`. */
  | { type: 'none' }
  /** While `switching`. */
  | { type: 'switch'; caipNetworkId: CaipNetworkId }

/** What the kit is told of the namespace as a whole. */
export type OwnFact =
  | { type: 'connectors.changed' | 'wallet.restored' }
  | { type: 'wallet.networkRefused'; caipNetworkId: CaipNetworkId; failure: Failure }

/** What has failed, and why. */
export interface RequestFailure {
  type: 'wallet.refused' | 'wallet.activationFailed' | 'wallet.disconnectFailed'
  failure: Failure
  connectorId?: string
}

/** The connections that are to end, the first of them just now. */
export const disconnectQueue = (request: PendingRequest): readonly string[] =>
  request.type === 'disconnect' ? request.connectorIds : []

const disconnectRequest = (connectorIds: readonly string[]): PendingRequest =>
  connectorIds.length > 0 ? { type: 'disconnect', connectorIds } : { type: 'none' }

/** The connector that a request is about just now; of none, none that there is. */
export const requestedConnector = (request: PendingRequest): string =>
  request.type === 'connect' || request.type === 'activate' ? request.connectorId : (disconnectQueue(request)[0] ?? '')

const isFor = (request: PendingRequest, id: string | null): boolean =>
  id !== null && sameId(requestedConnector(request), id)

/** The network that a wallet is asked for. @throws where it is asked for none. */
export const requestedNetwork = (pending: PendingNetwork): CaipNetworkId =>
  promised(pending.type === 'switch' ? pending.caipNetworkId : undefined)

/** The connection that a request makes the active one, and of its accounts the one, where it is named. */
export const requestedChoice = (request: PendingRequest): Choice => ({
  connectorId: requestedConnector(request),
  ...(request.type === 'activate' && request.address && { address: request.address }),
})

/** Whether this connection, and this account of it, is becoming the active one already. */
const isActivating = (request: PendingRequest, { connectorId, address }: Choice): boolean =>
  isFor(request, connectorId) && requestedChoice(request).address === address

/** What the regions of a wallet chart are made of. */
export const walletSetup = setup({
  types: {} as {
    context: AdapterReport & {
      namespace: Namespace
      /** Whether the stored connections are to be taken up at the start. */
      reconnectOnMount: boolean
      /** Whether several connections may stand at once (multi-wallet). */
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
    /** Told before the report is taken over: what has happened lies between the two. */
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
    queueAll: assign({
      request: ({ context: { connections } }) => disconnectRequest(connections.map(({ connectorId }) => connectorId)),
    }),
    queueOthers: assign({
      request: ({ context: { connections, request } }) =>
        disconnectRequest(connections.map(({ connectorId }) => connectorId).filter((id) => !isFor(request, id))),
    }),
    dequeue: assign({ request: ({ context }) => disconnectRequest(disconnectQueue(context.request).slice(1)) }),
    /** What was asked for has failed: of the connector that the request is about, unless another one is named. */
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
