import { assign, enqueueActions, not, sendParent, setup, stateIn } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { type Connection, sameId } from '../core/connector.ts'
import { constants } from '../core/constants.ts'
import { type ErrorCode, type Failure, failureOf } from '../core/errors.ts'
import { channel, type ErrorEvent, port } from './contract.ts'
import type { AdapterReport } from './ports.ts'
import { reconnectMachine } from './reconnect.ts'
import { alerts, tracker, type WalletCommand } from './system.ts'
import { currentOf, factsBetween } from './wallet-facts.ts'

/** What the adapter's watch sends its chart. */
export type WalletReport =
  | { type: 'wallet.reported'; report: AdapterReport }
  | { type: 'wallet.lost'; failure: Failure }

/** The connector that an event is about. */
export interface Ask {
  connectorId: string
}

/** The connection that is to be the active one, and of its accounts the one, where it is named. */
export interface Choice extends Ask {
  address?: string
}

/** The network that a wallet is asked for, and whose wallet that is. */
export interface NetworkRequest {
  namespace: Namespace
  connectorId: string
  caipNetworkId: CaipNetworkId
}

interface Aim {
  event: { caipNetworkId: CaipNetworkId }
}

const requestOf = ({ target, ...report }: AdapterReport & { target: CaipNetworkId | null }): NetworkRequest | null => {
  const connection = currentOf(report)
  return connection && target
    ? { namespace: connection.namespace, connectorId: connection.connectorId, caipNetworkId: target }
    : null
}

const holds = ({ connections }: AdapterReport, id: string) =>
  connections.some(({ connectorId }) => sameId(connectorId, id))

/** Whether a connection is the active one, with the account in question before all others. */
function leads(report: AdapterReport, { connectorId, address }: Choice): boolean {
  const current = currentOf(report)
  return (
    current !== undefined &&
    sameId(current.connectorId, connectorId) &&
    (address === undefined || current.accounts[0]?.address === address)
  )
}

const flow = setup({
  types: {} as {
    context: AdapterReport & {
      namespace: Namespace
      /** Whether the stored connections are to be taken up at the start. */
      restores: boolean
      /** Whether several connections may stand at once (multi-wallet). */
      multiple: boolean
      /** The connector that is being asked. */
      asked: string | null
      /** The standing connection that is being made the active one. */
      chosen: Choice | null
      /** The connections that are to end, the first of them just now. */
      ending: readonly string[]
      /** The network that a wallet is being asked for. */
      target: CaipNetworkId | null
    }
    events: WalletCommand | WalletReport
    input: { namespace: Namespace; restores: boolean; multiple: boolean }
    tags: 'lost'
  },
  actors: {
    watchWallet: channel<WalletReport, { namespace: Namespace }>(),
    requestConnection: port<Connection, { namespace: Namespace; connectorId: string }>('requestConnection'),
    activateConnection: port<void, { namespace: Namespace } & Choice>('activateConnection'),
    endConnection: port<void, { namespace: Namespace; connectorId: string }>('endConnection'),
    requestNetwork: port<void, NetworkRequest | null>('requestNetwork'),
    reconnect: reconnectMachine,
  },
  guards: {
    mayRestore: ({ context }) => context.restores,
    isRestoring: stateIn({ restore: 'trying' }),
    isRestored: stateIn({ restore: 'done' }),
    isConnected: ({ context }) => currentOf(context) !== undefined,
    isCurrent: ({ context: { current } }, id: string) => current !== null && sameId(current, id),
    isAskedCurrent: ({ context: { current, asked } }) => current !== null && asked !== null && sameId(current, asked),
    isStanding: ({ context }, id: string) => holds(context, id),
    mayActivate: ({ context }, choice: Choice) => holds(context, choice.connectorId) && !leads(context, choice),
    isForeign: ({ context }, id: string) => !holds(context, id),
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
    ask: assign({ asked: (_, id: string | null) => id }),
    forget: assign({ asked: null, chosen: null }),
    choose: assign({ chosen: (_, { connectorId, address }: Choice) => ({ connectorId, ...(address && { address }) }) }),
    refuseChoice: enqueueActions(({ enqueue, context: { namespace, chosen } }, failure: Failure) => {
      if (!chosen) return
      const { connectorId } = chosen
      enqueue(sendParent({ type: 'wallet.activationFailed', namespace, connectorId, failure }))
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

const failed = { type: 'refuse', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const turnDown = (code: ErrorCode) =>
  ({
    type: 'turnDown',
    params: ({ event: { connectorId } }: { event: Ask }) => ({ connectorId, code }),
  }) as const
const withdrawn = { type: 'refuse', params: { code: 'request.aborted' } } as const
const refuseChoice = (code: ErrorCode) => ({ type: 'refuseChoice', params: { code } }) as const
const choiceFailed = { type: 'refuseChoice', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const unanswered = { type: 'refuse', params: { code: 'request.timeout' } } as const
const standing = { type: 'tellStanding', params: { code: 'wallet.disconnectFailed' } } as const

const askFor = { type: 'ask', params: ({ event }: { event: Ask }) => event.connectorId } as const
const choose = { type: 'choose', params: ({ event }: { event: Choice }) => event } as const

const connectorOf = ({ event }: { event: Ask }) => event.connectorId
const refusesCurrent = {
  guard: { type: 'isCurrent', params: connectorOf },
  actions: turnDown('wallet.alreadyConnected'),
} as const
const asks = { target: 'connecting', reenter: true, actions: askFor } as const
const connects = [
  refusesCurrent,
  {
    description: 'One that stands already is not asked again.',
    guard: { type: 'isStanding', params: connectorOf },
    target: 'activating',
    reenter: true,
    actions: [askFor, choose],
  },
  asks,
] as const

const activates = [
  {
    guard: { type: 'mayActivate', params: ({ event }: { event: Choice }) => event },
    target: 'activating',
    reenter: true,
    actions: ['forget', choose],
  },
  {
    guard: { type: 'isForeign', params: connectorOf },
    actions: [choose, refuseChoice('wallet.notConnected'), 'forget'],
  },
] as const

const end = {
  type: 'end',
  params: ({ context, event }: { context: AdapterReport; event: { connectorId?: string } }) =>
    event.connectorId ?? context.current,
} as const

const ends = {
  'wallet.disconnect': { target: 'disconnecting', actions: end },
  'wallet.disconnectAll': { target: 'disconnecting', actions: 'endAll' },
} as const

const status = flow.createStateConfig({
  description: 'SPEC 4, wallet connection status. What the adapter reports decides; a request only hurries it.',
  initial: 'reconnecting',
  states: {
    settling: {
      entry: 'forget',
      always: [
        { guard: 'isEnding', target: 'disconnecting' },
        { guard: 'isConnected', target: 'connected' },
        { target: 'disconnected' },
      ],
    },
    disconnected: {
      always: { guard: 'isConnected', target: 'connected' },
      on: { 'wallet.connect': [refusesCurrent, asks] },
    },
    reconnecting: {
      always: [
        { guard: 'isConnected', target: 'connected' },
        { guard: 'isRestored', target: 'disconnected' },
      ],
      on: { 'wallet.connect': [refusesCurrent, asks] },
    },
    connecting: {
      description: 'A prompt is open in the wallet. It cannot be aborted: a late approval arrives as a report.',
      invoke: {
        id: 'requestConnection',
        src: 'requestConnection',
        input: ({ context: { namespace, asked } }) => ({ namespace, connectorId: asked ?? '' }),
        onDone: { target: 'settling', actions: { type: 'refuse', params: { code: 'unknown' } } },
        onError: { target: 'settling', actions: failed },
      },
      always: { guard: 'isAskedCurrent', target: 'settling', actions: 'supersede' },
      after: { prompt: { target: 'settling', actions: unanswered } },
      on: {
        'wallet.connect': connects,
        'wallet.activate': activates,
        'wallet.abandon': 'settling',
        'wallet.disconnect': { target: 'settling', actions: [withdrawn, end] },
        'wallet.disconnectAll': { target: 'settling', actions: [withdrawn, 'endAll'] },
      },
    },
    connected: {
      always: { guard: not('isConnected'), target: 'disconnected' },
      on: { 'wallet.connect': connects, 'wallet.activate': activates, ...ends },
    },
    activating: {
      description: 'SPEC 4: one of several connections becomes the active one. Done when the report says so.',
      invoke: {
        id: 'activateConnection',
        src: 'activateConnection',
        input: ({ context: { namespace, chosen } }) => ({ namespace, ...(chosen ?? { connectorId: '' }) }),
        onDone: { target: 'settling', actions: refuseChoice('wallet.activateFailed') },
        onError: { target: 'settling', actions: choiceFailed },
      },
      always: [
        { guard: 'isChosenActive', target: 'settling', actions: 'supersede' },
        { guard: 'isChosenGone', target: 'settling', actions: refuseChoice('wallet.notConnected') },
      ],
      after: { request: { target: 'settling', actions: refuseChoice('request.timeout') } },
      on: { 'wallet.connect': connects, 'wallet.activate': activates, 'wallet.abandon': 'settling', ...ends },
    },
    disconnecting: {
      description: 'Done when the connection is gone from the report, not when a promise resolves. Capped (SPEC 9).',
      invoke: {
        id: 'endConnection',
        src: 'endConnection',
        input: ({ context: { namespace, ending } }) => ({ namespace, connectorId: ending[0] ?? '' }),
        onDone: { target: 'settling', actions: [standing, 'endNext'] },
        onError: { target: 'settling', actions: [standing, 'endNext'] },
      },
      always: { guard: 'isFirstGone', target: 'settling', actions: 'endNext' },
      after: { disconnect: { target: 'settling', actions: [standing, 'endNext'] } },
      on: {
        'wallet.connect': { actions: turnDown('wallet.disconnecting') },
        'wallet.disconnect': { actions: end },
        'wallet.disconnectAll': { actions: 'endAll' },
      },
    },
  },
})

const to = { type: 'aim', params: ({ event }: Aim) => event.caipNetworkId } as const
const refuseNetwork = (code: ErrorCode) => ({ type: 'refuseNetwork', params: { code } }) as const
const isOn = { type: 'isOn', params: ({ event }: Aim) => event.caipNetworkId } as const
const isAway = { type: 'isAway', params: ({ event }: Aim) => event.caipNetworkId } as const
const isTarget = { type: 'isTarget', params: ({ event }: Aim) => event.caipNetworkId } as const
const dropped = refuseNetwork('request.aborted')

const network = flow.createStateConfig({
  description: 'SPEC 4, network switch. Done when the report shows the network: a late success beats an early error.',
  initial: 'resting',
  states: {
    resting: {
      entry: 'loseAim',
      on: {
        'wallet.switchNetwork': [
          { guard: isAway, target: 'switching', actions: to },
          { guard: not('isConnected'), actions: [to, refuseNetwork('wallet.notConnected'), 'loseAim'] },
        ],
      },
    },
    switching: {
      description: 'A prompt is open in the wallet. It cannot be aborted: a late approval arrives as a report.',
      invoke: {
        id: 'requestNetwork',
        src: 'requestNetwork',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'resting', actions: refuseNetwork('chain.mismatch') },
        onError: {
          target: 'resting',
          actions: { type: 'refuseNetwork', params: ({ event }: ErrorEvent) => failureOf(event.error) },
        },
      },
      always: [
        { guard: 'isOnTarget', target: 'resting', actions: 'trackSwitched' },
        { guard: not('isConnected'), target: 'resting', actions: refuseNetwork('wallet.notConnected') },
      ],
      after: { prompt: { target: 'resting', actions: refuseNetwork('request.timeout') } },
      on: {
        'wallet.switchNetwork': [
          { guard: isTarget, target: 'switching', reenter: true },
          { guard: isOn, target: 'resting', actions: dropped },
          { target: 'switching', reenter: true, actions: [dropped, to] },
        ],
        'wallet.abandonSwitch': { guard: isTarget, target: 'resting', actions: dropped },
      },
    },
  },
})

const restore = flow.createStateConfig({
  description: 'SPEC 4: reconnect on load tries the stored connectors, most recently used first.',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'mayRestore', target: 'trying' }, { target: 'done' }] },
    trying: {
      invoke: {
        id: 'reconnect',
        src: 'reconnect',
        input: ({ context: { namespace, multiple } }) => ({ namespace, multiple }),
        onDone: 'done',
        onError: 'done',
      },
    },
    done: { entry: 'tellRestored' },
  },
})

const link = flow.createStateConfig({
  description: 'DESIGN 5: the adapter is followed for as long as the kit lives. One that cannot be had is tried anew.',
  initial: 'watching',
  states: {
    watching: {
      invoke: {
        id: 'watchWallet',
        src: 'watchWallet',
        input: ({ context: { namespace } }) => ({ namespace }),
        onError: {
          target: 'lost',
          actions: { type: 'alertLost', params: ({ event }: ErrorEvent) => failureOf(event.error) },
        },
      },
      on: {
        'wallet.lost': { target: 'lost', actions: { type: 'alertLost', params: ({ event }) => event.failure } },
      },
    },
    lost: { tags: 'lost', after: { relink: 'watching' } },
  },
})

/** The connections of one namespace, as their owner reports them; one such chart per adapter, for as long as the kit lives. */
export const walletMachine = flow.createMachine({
  id: 'wallet',
  context: ({ input }) => ({
    ...input,
    connectors: [],
    connections: [],
    current: null,
    asked: null,
    chosen: null,
    ending: [],
    target: null,
  }),
  type: 'parallel',
  states: { status, network, restore, link },
  on: {
    'wallet.reported': [
      {
        guard: 'isRestoring',
        actions: { type: 'follow', params: ({ event }) => ({ report: event.report, silent: true }) },
      },
      { actions: { type: 'follow', params: ({ event }) => ({ report: event.report, silent: false }) } },
    ],
  },
})
