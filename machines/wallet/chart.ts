import { not } from 'xstate'
import type { CaipNetworkId } from '../../core/caip.ts'
import { currentOf } from '../../core/connector.ts'
import { type ErrorCode, failureOf } from '../../core/errors.ts'
import { type ErrorEvent, promised } from '../contract.ts'
import type { AdapterReport } from '../ports.ts'
import { type NetworkRequest, type OwnFact, type PendingNetwork, requestedNetwork, walletSetup } from './setup.ts'
import { status } from './status.ts'

export type { Choice, ConnectionRequest, NetworkRequest, WalletReport } from './setup.ts'

interface OfNetwork {
  event: { caipNetworkId: CaipNetworkId }
}
interface Switching {
  context: { pendingNetwork: PendingNetwork }
}
type FailedSwitch = Extract<OwnFact, { type: 'wallet.networkRefused' }>

/** A wallet receives a network request only while it is connected. */
const requestOf = (context: AdapterReport & Switching['context']): NetworkRequest => {
  const { namespace, connectorId } = promised(currentOf(context))
  return { namespace, connectorId, caipNetworkId: requestedNetwork(context.pendingNetwork) }
}

const connectorsChanged = { type: 'emit', params: { type: 'connectors.changed' } } as const
const idOf = ({ event }: OfNetwork) => event.caipNetworkId
const refusesPending = (code: ErrorCode) =>
  ({
    type: 'emit',
    params: ({ context }: Switching): FailedSwitch => ({
      type: 'wallet.networkRefused',
      caipNetworkId: requestedNetwork(context.pendingNetwork),
      failure: { code },
    }),
  }) as const
const setPending = {
  type: 'setPendingNetwork',
  params: ({ event: { caipNetworkId } }: OfNetwork): PendingNetwork => ({ type: 'switch', caipNetworkId }),
} as const
const isOn = { type: 'isOn', params: idOf } as const
const isAway = { type: 'isAway', params: idOf } as const
const isPending = { type: 'isPendingNetwork', params: idOf } as const
const aborted = refusesPending('request.aborted')

const network = walletSetup.createStateConfig({
  description:
    'A network switch is done when the adapter reports the network: a late success overrides an early error [network-reported].',
  initial: 'resting',
  states: {
    resting: {
      description: 'No switch is under way. A request for the current network is ignored [network-same-ignored].',
      entry: { type: 'setPendingNetwork', params: { type: 'none' } },
      on: {
        'wallet.switchNetwork': [
          { guard: isAway, target: 'switching', actions: setPending },
          {
            guard: not('isConnected'),
            actions: {
              type: 'emit',
              params: ({ event: { caipNetworkId } }): FailedSwitch => ({
                type: 'wallet.networkRefused',
                caipNetworkId,
                failure: { code: 'wallet.notConnected' },
              }),
            },
          },
        ],
      },
    },
    switching: {
      description:
        'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It can’t be aborted: a late approval arrives as a report [flow-late-answer].',
      invoke: {
        id: 'requestNetwork',
        src: 'requestNetwork',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'resting', actions: refusesPending('chain.mismatch') },
        onError: {
          target: 'resting',
          actions: {
            type: 'emit',
            params: ({ context, event }: Switching & ErrorEvent): FailedSwitch => ({
              type: 'wallet.networkRefused',
              caipNetworkId: requestedNetwork(context.pendingNetwork),
              failure: failureOf(event.error),
            }),
          },
        },
      },
      always: [
        {
          guard: 'isOnPendingNetwork',
          target: 'resting',
          actions: { type: 'trackSwitched', params: ({ context }) => requestedNetwork(context.pendingNetwork) },
        },
        { guard: not('isConnected'), target: 'resting', actions: refusesPending('wallet.notConnected') },
      ],
      after: { prompt: { target: 'resting', actions: refusesPending('request.timeout') } },
      on: {
        'wallet.switchNetwork': [
          { guard: isPending, target: 'switching', reenter: true },
          { guard: isOn, target: 'resting', actions: aborted },
          { target: 'switching', reenter: true, actions: [aborted, setPending] },
        ],
        'wallet.abandonSwitch': { guard: isPending, target: 'resting', actions: aborted },
        'wallet.dispose': { target: 'resting', actions: aborted },
      },
    },
  },
})

const restore = walletSetup.createStateConfig({
  description: 'Stored connectors are tried on load, the most recently used first [wallet-reconnect].',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'reconnectsOnMount', target: 'trying' }, { target: 'done' }] },
    trying: {
      description: 'Each stored connector has 5 s to reconnect. Reports during that time count as silent.',
      invoke: {
        id: 'reconnect',
        src: 'reconnect',
        input: ({ context: { namespace, multiple } }) => ({ namespace, multiple }),
        onDone: 'done',
        onError: 'done',
      },
      on: { 'wallet.disconnectAll': 'ending' },
    },
    ending: {
      description:
        'The user disconnected before all stored connectors were tried: the remaining connections end untried, within 3 s [wallet-disconnect-untried].',
      invoke: {
        id: 'endStored',
        src: 'endStored',
        input: ({ context: { namespace } }) => ({ namespace }),
        onDone: 'done',
        onError: 'done',
      },
      after: { disconnect: 'done' },
    },
    done: {
      description: 'The kit is informed, so that it knows when every namespace is done.',
      entry: { type: 'emit', params: { type: 'wallet.restored' } },
    },
  },
})

type Reported = { event: { report: AdapterReport } }
const follows = (silent: boolean) =>
  [
    { type: 'emitFacts', params: ({ event: { report } }: Reported) => ({ report, silent }) },
    { type: 'setReport', params: ({ event: { report } }: Reported) => report },
    connectorsChanged,
  ] as const

const hears = [
  { guard: 'isRestoring', target: 'heard', actions: follows(true) },
  { target: 'heard', actions: follows(false) },
] as const

const link = walletSetup.createStateConfig({
  description:
    'The adapter’s reports are followed as long as the kit lives. If the adapter does not load, it is loaded again [wallet-source] [wallet-adapter-retry].',
  initial: 'watching',
  states: {
    watching: {
      description: 'The adapter reports all that it knows, at the start and at every change.',
      invoke: {
        id: 'watchWallet',
        src: 'watchWallet',
        input: ({ context: { namespace } }) => ({ namespace }),
        onError: 'lost',
      },
      initial: 'awaiting',
      states: {
        awaiting: {
          description: 'The adapter is loading, so the wallets are not known yet.',
          tags: 'awaited',
          after: { request: 'overdue' },
          on: { 'wallet.reported': hears },
        },
        overdue: {
          description: 'The adapter has not loaded within 30 s. It is used as soon as it does [flow-late-answer].',
          tags: 'lost',
          entry: connectorsChanged,
          on: { 'wallet.reported': hears },
        },
        heard: {
          description: 'The adapter has reported the available wallets.',
          on: { 'wallet.reported': [{ guard: 'isRestoring', actions: follows(true) }, { actions: follows(false) }] },
        },
      },
      on: { 'wallet.lost': 'lost' },
    },
    lost: {
      description:
        'The adapter did not load. It is loaded again after 5 s, or at once if the user asks [wallet-adapter-retry].',
      tags: 'lost',
      entry: connectorsChanged,
      after: { relink: 'watching' },
    },
  },
  on: { 'wallet.retry': { target: '.watching', actions: connectorsChanged } },
})

/**
 * The connections of one namespace, as its adapter reports them. One such chart per adapter, for as long as the kit
 * lives.
 */
export const walletMachine = walletSetup.createMachine({
  id: 'wallet',
  description:
    'The connections of one namespace, as their owner reports them [wallet-source]. There is one such chart per adapter, as long as the kit lives.',
  context: ({ input }) => ({
    ...input,
    connectors: [],
    connections: [],
    current: null,
    request: { type: 'none' },
    pendingNetwork: { type: 'none' },
  }),
  type: 'parallel',
  states: { status, network, restore, link },
  on: {
    'wallet.setMultiple': {
      description:
        'The project’s configuration takes part in this decision, and arrives after the first wallets [config-features].',
      actions: { type: 'setMultiple', params: ({ event }) => event.multiple },
    },
  },
})
