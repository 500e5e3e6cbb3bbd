import { not } from 'xstate'
import type { CaipNetworkId } from '../../core/caip.ts'
import { type ErrorCode, failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import type { AdapterReport } from '../ports.ts'
import { currentOf } from './facts.ts'
import { type NetworkRequest, walletSetup } from './setup.ts'
import { status } from './status.ts'

export type { Choice, ConnectionRequest, NetworkRequest, WalletReport } from './setup.ts'

interface Aim {
  event: { caipNetworkId: CaipNetworkId }
}

const requestOf = ({ target, ...report }: AdapterReport & { target: CaipNetworkId | null }): NetworkRequest | null => {
  const connection = currentOf(report)
  return connection && target
    ? { namespace: connection.namespace, connectorId: connection.connectorId, caipNetworkId: target }
    : null
}

const to = { type: 'aim', params: ({ event }: Aim) => event.caipNetworkId } as const
const refuseNetwork = (code: ErrorCode) => ({ type: 'refuseNetwork', params: { code } }) as const
const isOn = { type: 'isOn', params: ({ event }: Aim) => event.caipNetworkId } as const
const isAway = { type: 'isAway', params: ({ event }: Aim) => event.caipNetworkId } as const
const isTarget = { type: 'isTarget', params: ({ event }: Aim) => event.caipNetworkId } as const
const dropped = refuseNetwork('request.aborted')

const network = walletSetup.createStateConfig({
  description:
    'A network switch is done when the report shows the network: a late success beats an early error [network-reported].',
  initial: 'resting',
  states: {
    resting: {
      description:
        'No switch is under way. One to the network that the wallet is on is ignored [network-same-ignored].',
      entry: 'loseAim',
      on: {
        'wallet.switchNetwork': [
          { guard: isAway, target: 'switching', actions: to },
          { guard: not('isConnected'), actions: [to, refuseNetwork('wallet.notConnected'), 'loseAim'] },
        ],
      },
    },
    switching: {
      description:
        'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It cannot be aborted: a late approval arrives as a report [flow-late-answer].',
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

const restore = walletSetup.createStateConfig({
  description: 'The stored connectors are tried on load, the most recently used first [wallet-reconnect].',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'reconnectsOnMount', target: 'trying' }, { target: 'done' }] },
    trying: {
      description: 'Each stored connector has 5 s to come back. What the adapter reports meanwhile counts as silent.',
      invoke: {
        id: 'reconnect',
        src: 'reconnect',
        input: ({ context: { namespace, multiple } }) => ({ namespace, multiple }),
        onDone: 'done',
        onError: 'done',
      },
    },
    done: {
      description: 'The kit is told, so that it knows when every namespace is through.',
      entry: 'tellRestored',
    },
  },
})

const link = walletSetup.createStateConfig({
  description:
    'The adapter is followed for as long as the kit lives. One that cannot be had is tried again [wallet-source] [wallet-adapter-retry].',
  initial: 'watching',
  states: {
    watching: {
      description: 'The adapter reports all that it knows, at once and at every change.',
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
    lost: {
      description:
        'The adapter could not be fetched: an alert says so, and after 5 s it is tried again [wallet-adapter-retry].',
      tags: 'lost',
      after: { relink: 'watching' },
    },
  },
})

/** The connections of one namespace, as their owner reports them; one such chart per adapter, for as long as the kit lives. */
export const walletMachine = walletSetup.createMachine({
  id: 'wallet',
  description:
    'The connections of one namespace, as their owner reports them [wallet-source]; one such chart per adapter, for as long as the kit lives.',
  context: ({ input }) => ({
    ...input,
    connectors: [],
    connections: [],
    current: null,
    asked: null,
    wished: null,
    chosen: null,
    ending: [],
    target: null,
  }),
  type: 'parallel',
  states: { status, network, restore, link },
  on: {
    'wallet.setMultiple': {
      description:
        'The project’s configuration has a say in it, and arrives later than the first wallets [config-features].',
      actions: { type: 'allowSeveral', params: ({ event }) => event.multiple },
    },
    'wallet.reported': [
      {
        guard: 'isRestoring',
        actions: { type: 'follow', params: ({ event }) => ({ report: event.report, silent: true }) },
      },
      { actions: { type: 'follow', params: ({ event }) => ({ report: event.report, silent: false }) } },
    ],
  },
})
