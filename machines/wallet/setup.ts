import { assign, enqueueActions, sendParent, setup, stateIn } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import { type Connection, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { ErrorCode, Failure } from '../../core/errors.ts'
import { channel, port } from '../contract.ts'
import type { AdapterReport } from '../ports.ts'
import { reconnectMachine } from '../reconnect/chart.ts'
import { alerts, tracker, type WalletCommand } from '../system.ts'
import { currentOf, factsBetween, holds, leads } from './facts.ts'

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

/** Whether this is being made the active one, and not as part of a connect. */
const isChosen = ({ asked, chosen }: { asked: string | null; chosen: Choice | null }, choice: Choice): boolean =>
  asked === null &&
  chosen !== null &&
  sameId(chosen.connectorId, choice.connectorId) &&
  chosen.address === choice.address

/** What the regions of a wallet chart are made of. */
export const walletSetup = setup({
  types: {} as {
    context: AdapterReport & {
      namespace: Namespace
      /** Whether the stored connections are to be taken up at the start. */
      reconnectOnMount: boolean
      /** Whether several connections may stand at once (multi-wallet). */
      multiple: boolean
      /** The connector that is being asked, and the network that is wished for. */
      asked: string | null
      wished: CaipNetworkId | null
      /** The standing connection that is being made the active one. */
      chosen: Choice | null
      /** The connections that are to end, the first of them just now. */
      ending: readonly string[]
      /** The network that a wallet is being asked for. */
      target: CaipNetworkId | null
    }
    events: WalletCommand | WalletReport
    input: { namespace: Namespace; reconnectOnMount: boolean; multiple: boolean }
    tags: 'lost'
  },
  actors: {
    watchWallet: channel<WalletReport, { namespace: Namespace }>(),
    requestConnection: port<Connection, ConnectionRequest>('requestConnection'),
    activateConnection: port<void, { namespace: Namespace } & Choice>('activateConnection'),
    endConnection: port<void, { namespace: Namespace; connectorId: string }>('endConnection'),
    requestNetwork: port<void, NetworkRequest | null>('requestNetwork'),
    reconnect: reconnectMachine,
  },
  guards: {
    reconnectsOnMount: ({ context }) => context.reconnectOnMount,
    isRestoring: stateIn({ restore: 'trying' }),
    isRestored: stateIn({ restore: 'done' }),
    isConnected: ({ context }) => currentOf(context) !== undefined,
    isCurrent: ({ context: { current } }, id: string) => current !== null && sameId(current, id),
    isAskedCurrent: ({ context: { current, asked } }) => current !== null && asked !== null && sameId(current, asked),
    isStanding: ({ context }, id: string) => holds(context, id),
    mayActivate: ({ context }, choice: Choice) => holds(context, choice.connectorId) && !leads(context, choice),
    mayTurn: ({ context }, choice: Choice) =>
      holds(context, choice.connectorId) && !leads(context, choice) && !isChosen(context, choice),
    isForeign: ({ context }, id: string) => !holds(context, id),
    isAsking: ({ context }) => context.asked !== null,
    isChosenActive: ({ context }) => context.chosen !== null && leads(context, context.chosen),
    isChosenGone: ({ context }) => context.chosen !== null && !holds(context, context.chosen.connectorId),
    isEnding: ({ context }) => context.ending.length > 0,
    isFirstGone: ({ context }) => !holds(context, context.ending[0] ?? ''),
    isOn: ({ context }, id: CaipNetworkId) => currentOf(context)?.caipNetworkId === id,
    isAway: ({ context }, id: CaipNetworkId) => {
      const connection = currentOf(context)
      return connection !== undefined && connection.caipNetworkId !== id
    },
    isOnTarget: ({ context }) => context.target !== null && currentOf(context)?.caipNetworkId === context.target,
    isTarget: ({ context: { target } }, id: CaipNetworkId) => target === id,
  },
  actions: {
    follow: enqueueActions(({ enqueue, context }, { report, silent }: { report: AdapterReport; silent: boolean }) => {
      enqueue.assign({ connectors: report.connectors, connections: report.connections, current: report.current })
      for (const fact of factsBetween(context.namespace, context, report, { silent, asked: context.asked }))
        enqueue(sendParent(fact))
    }),
    allowSeveral: assign({ multiple: (_, multiple: boolean) => multiple }),
    ask: assign((_, { connectorId, caipNetworkId }: Ask) => ({ asked: connectorId, wished: caipNetworkId ?? null })),
    forget: assign({ asked: null, wished: null, chosen: null }),
    choose: assign({ chosen: (_, { connectorId, address }: Choice) => ({ connectorId, ...(address && { address }) }) }),
    refuseChoice: sendParent(({ context: { namespace, asked, chosen } }, failure: Failure) => ({
      type: asked === null ? 'wallet.activationFailed' : 'wallet.refused',
      namespace,
      connectorId: asked ?? chosen?.connectorId ?? '',
      failure,
    })),
    turnDownChoice: sendParent(({ context: { namespace } }, { connectorId, code }: Choice & { code: ErrorCode }) => {
      const failure: Failure = { code }
      return { type: 'wallet.activationFailed', namespace, connectorId, failure }
    }),
    end: assign({
      ending: ({ context: { ending } }, id: string | null) =>
        id === null || ending.some((other) => sameId(other, id)) ? ending : [...ending, id],
    }),
    endAll: assign({ ending: ({ context: { connections } }) => connections.map(({ connectorId }) => connectorId) }),
    supersede: assign({
      ending: ({ context: { connections, multiple, asked } }) =>
        multiple || asked === null
          ? []
          : connections.map(({ connectorId }) => connectorId).filter((id) => !sameId(id, asked)),
    }),
    endNext: assign({ ending: ({ context }) => context.ending.slice(1) }),
    refuse: sendParent(({ context: { namespace, asked } }, failure: Failure) => ({
      type: 'wallet.refused',
      namespace,
      connectorId: asked ?? '',
      failure,
    })),
    turnDown: sendParent(({ context: { namespace } }, { connectorId, code }: Ask & { code: ErrorCode }) => {
      const failure: Failure = { code }
      return { type: 'wallet.refused', namespace, connectorId, failure }
    }),
    tellStanding: sendParent(({ context: { namespace, ending } }, failure: Failure) => ({
      type: 'wallet.disconnectFailed',
      namespace,
      connectorId: ending[0] ?? '',
      failure,
    })),
    aim: assign({ target: (_, id: CaipNetworkId) => id }),
    loseAim: assign({ target: null }),
    refuseNetwork: enqueueActions(({ enqueue, context: { namespace, target } }, failure: Failure) => {
      if (target) enqueue(sendParent({ type: 'wallet.networkRefused', namespace, caipNetworkId: target, failure }))
    }),
    trackSwitched: enqueueActions(({ enqueue, context: { target }, system }) => {
      if (target)
        enqueue.sendTo(tracker({ system }), { type: 'track', event: 'SWITCH_NETWORK', properties: { network: target } })
    }),
    tellRestored: sendParent(({ context: { namespace } }) => ({ type: 'wallet.restored', namespace })),
    alertLost: enqueueActions(({ enqueue, system }, failure: Failure) => {
      enqueue.sendTo(alerts({ system }), { type: 'alert.raise', severity: 'error', failure })
    }),
  },
  delays: {
    prompt: constants.promptTimeout,
    request: constants.requestTimeout,
    disconnect: constants.disconnectCap,
    relink: constants.relinkGap,
  },
})
