import type { Namespace } from '../../core/namespaces.ts'
import { promised } from '../contract.ts'
import { idOf } from '../modal/navigate.ts'
import {
  activates,
  alertsStrange,
  arrives,
  isLoginElsewhere,
  isOfOtherNamespace,
  namespaceOfNetwork,
  namespaceSwitched,
  select,
} from './actions.ts'
import { kitSetup } from './setup.ts'
import type { ConnectionChoice, KitContext } from './types.ts'

type Pending = { context: Pick<KitContext, 'pendingNetwork' | 'pendingConnection'> }

const isPendingNamespace = {
  type: 'isPendingNamespace',
  params: ({ event }: { event: { namespace: Namespace } }) => event.namespace,
} as const
const joined = { guard: isPendingNamespace, target: 'idle' } as const
const choiceOf = ({ event }: { event: ConnectionChoice }) => event

/** The network that the dApp has requested from a wallet. */
export const pendingNetwork = kitSetup.createStateConfig({
  description:
    'When the wallet is on the requested network, the network’s namespace becomes active [network-reported] [network-namespace-switch].',
  initial: 'idle',
  states: {
    idle: { description: 'No network is requested.', entry: 'clearPendingNetwork' },
    switching: {
      description: 'The wallet is asked to switch. Its reports say when it has.',
      always: {
        guard: 'isOnPendingNetwork',
        target: 'idle',
        actions: arrives(({ context }: Pending) => context.pendingNetwork?.namespace),
      },
      on: { 'wallet.networkRefused': { guard: { type: 'isPendingNetwork', params: idOf }, target: 'idle' } },
    },
    joining: {
      description:
        'The embedded wallet connects in the other namespace without another login [embedded-namespaces]. If it does not, the network is selected without a wallet.',
      on: {
        'wallet.connected': joined,
        'adapter.removed': joined,
        'wallet.refused': {
          ...joined,
          actions: [
            { type: 'select', params: ({ context }) => promised(context.pendingNetwork).caipNetworkId },
            { type: 'setActive', params: ({ context }) => context.pendingNetwork?.namespace },
            namespaceSwitched,
          ],
        },
      },
    },
  },
  on: {
    'network.switch': [
      {
        guard: { type: 'isStrange', params: idOf },
        actions: [
          alertsStrange,
          {
            type: 'emitEvent',
            params: ({ event: { caipNetworkId } }) => ({
              type: 'networkRefused',
              caipNetworkId,
              failure: { code: 'network.notFound' },
            }),
          },
        ],
      },
      {
        description: 'The wallet is already on the network.',
        guard: { type: 'isOn', params: idOf },
        target: '.idle',
        actions: arrives(namespaceOfNetwork),
      },
      {
        guard: { type: 'isConnectedOn', params: idOf },
        target: '.switching',
        actions: [
          { type: 'setPendingNetwork', params: idOf },
          { type: 'requestNetwork', params: idOf },
        ],
      },
      {
        guard: isLoginElsewhere,
        target: '.joining',
        actions: [{ type: 'setPendingNetwork', params: idOf }, 'requestLogin'],
      },
      { guard: isOfOtherNamespace, actions: [select, ...activates] },
      { actions: select },
    ],
  },
})

/** The connection that is becoming the active one of its namespace. */
export const pendingConnection = kitSetup.createStateConfig({
  description:
    'The requested connection becomes the active one of its namespace, and the namespace becomes active [wallet-activate].',
  initial: 'idle',
  states: {
    idle: { description: 'No connection is requested.', entry: 'clearPendingConnection' },
    activating: {
      description: 'A wallet chart activates the connection. Its reports say when it is active.',
      always: {
        guard: { type: 'isActiveConnection', params: ({ context }) => context.pendingConnection },
        target: 'idle',
        actions: arrives(({ context }: Pending) => context.pendingConnection?.namespace),
      },
      on: {
        'wallet.activationFailed': { guard: { type: 'isPendingConnection', params: choiceOf }, target: 'idle' },
      },
    },
  },
  on: {
    'connection.switch': [
      {
        description: 'The connection is already the active one of its namespace.',
        guard: { type: 'isActiveConnection', params: choiceOf },
        actions: arrives(({ event }: { event: ConnectionChoice }) => event.namespace),
      },
      {
        target: '.activating',
        actions: [
          { type: 'setPendingConnection', params: choiceOf },
          { type: 'requestActivation', params: choiceOf },
        ],
      },
    ],
  },
})
