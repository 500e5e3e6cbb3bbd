import { errorMessageOf } from '../../core/errors.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import { idOf } from '../modal/navigate.ts'
import {
  activates,
  asksBalance,
  connected,
  disconnected,
  isConnectedOnOther,
  isOfOtherNamespace,
  select,
  selectsReported,
  setupChanged,
  succeeded,
} from './actions.ts'
import { kitSetup } from './setup.ts'

const networksOf = ({ event }: { event: { networks: readonly Network[] } }) => event.networks
const changesNetworks = [
  { type: 'abandonRemovedNetworks', params: networksOf },
  { type: 'setNetworks', params: networksOf },
  setupChanged,
] as const

/** The state of the wallets, and the requests to them. */
export const connections = kitSetup.createStateConfig({
  description: 'The active connection of each namespace, as its wallet chart reports it.',
  on: {
    'account.disconnect': { actions: { type: 'disconnect', params: ({ event }) => event } },
    'account.setType': { actions: { type: 'setAccountType', params: ({ event }) => event } },
    'adapter.added': {
      guard: { type: 'isNewNamespace', params: ({ event }) => event.namespace },
      actions: [
        { type: 'addNamespace', params: ({ event }) => event.namespace },
        { type: 'startWallets', params: ({ event }) => [event.namespace] },
      ],
    },
    'adapter.removed': {
      guard: { type: 'isKnown', params: ({ event }) => event.namespace },
      actions: [
        {
          type: 'broadcast',
          params: ({ event: { namespace } }) => ({
            type: 'wallet.disconnected',
            namespace,
            connectorId: '',
            addresses: [],
            remaining: 0,
          }),
        },
        { type: 'broadcast', params: ({ event: { namespace } }) => ({ type: 'wallet.removed', namespace }) },
        { type: 'stopWallet', params: ({ event }) => event.namespace },
        { type: 'removeNamespace', params: ({ event }) => event.namespace },
        setupChanged,
        {
          type: 'broadcast',
          params: ({ event: { namespace } }) => ({ type: 'connectors.changed', namespace }),
        },
      ],
    },
    'features.changed': {
      description: 'The project’s configuration sets the features [config-features].',
      actions: [{ type: 'setFeatures', params: ({ event }) => event.features }, 'setMultiple', setupChanged],
    },
    'features.wish': [
      {
        description:
          'The dApp changes the features that it wants; they apply where its project leaves the choice to it [config-features].',
        guard: 'isConfigured',
        actions: { type: 'sendToConfig', params: ({ event }) => event },
      },
      {
        description: 'The project’s configuration has not loaded and is informed later, or there is no project.',
        actions: [
          { type: 'setWishes', params: ({ event }) => event.features },
          { type: 'raise', params: ({ event }) => ({ type: 'features.changed', features: event.features }) },
        ],
      },
    ],
    'networks.changed': [
      {
        description: 'The active network was removed: its wallet is asked to switch to one of the app’s.',
        guard: { type: 'isNetworkRemoved', params: networksOf },
        actions: [{ type: 'leaveRemovedNetwork', params: networksOf }, ...changesNetworks],
      },
      { actions: changesNetworks },
    ],
    'otherTab.disconnected': {
      description: 'A connection that ends in one tab also ends in the others [storage-tabs].',
      guard: { type: 'isConnectedIn', params: ({ event }) => event.namespace },
      actions: { type: 'disconnect', params: ({ event }) => event },
    },
    'otherTab.network': [
      { guard: { type: 'isStrange', params: idOf } },
      {
        description: 'The connected wallet itself reports the network that it is on.',
        guard: isConnectedOnOther,
        actions: activates,
      },
      { guard: { type: 'isConnectedOn', params: idOf } },
      { guard: isOfOtherNamespace, actions: [select, ...activates] },
      { actions: select },
    ],
    'pairing.settled': {
      description:
        'A wallet has approved all namespaces at once. Each namespace’s wallet chart takes its part of the session [pairing-session].',
      actions: { type: 'requestShared', params: ({ event }) => event.namespaces },
    },
    'wallet.connected': [
      { guard: 'isSilent', actions: connected },
      {
        description: 'One session covers several namespaces: the others join the active one.',
        guard: { type: 'isJoining', params: ({ event }) => event },
        actions: connected,
      },
      { actions: [...connected, succeeded] },
    ],
    'wallet.refused': {
      actions: { type: 'emitEvent', params: ({ event }) => ({ ...event, type: 'connectFailed' }) },
    },
    'wallet.activated': { actions: { type: 'syncConnection', params: ({ event }) => event } },
    'wallet.activationFailed': {
      actions: { type: 'emitEvent', params: ({ event }) => ({ ...event, type: 'switchFailed' }) },
    },
    'wallet.accountChanged': { actions: { type: 'syncConnection', params: ({ event }) => event } },
    'wallet.userChanged': { actions: { type: 'syncConnection', params: ({ event }) => event } },
    'wallet.networkChanged': {
      actions: [{ type: 'syncConnection', params: ({ event }) => event }, selectsReported],
    },
    'wallet.networkRefused': {
      actions: {
        type: 'emitEvent',
        params: ({ event: { caipNetworkId, failure } }) => ({ type: 'networkRefused', caipNetworkId, failure }),
      },
    },
    'wallet.disconnected': [
      {
        guard: 'isLast',
        actions: [...disconnected, { type: 'emitEvent', params: { type: 'disconnect' } }],
      },
      { actions: disconnected },
    ],
    'wallet.disconnectFailed': {
      actions: [
        {
          type: 'track',
          params: ({ event }) => ({
            event: 'DISCONNECT_ERROR',
            properties: { message: errorMessageOf(event.failure) },
          }),
        },
        { type: 'emitEvent', params: ({ event }) => ({ type: 'disconnectFailed', failure: event.failure }) },
      ],
    },
    'balance.want': asksBalance,
    'balance.fetch': asksBalance,
    'wallet.restored': { actions: 'syncRestoring' },
  },
})

const fact = { type: 'broadcast', params: ({ event }: { event: { type: string } }) => event } as const

const syncsBalance = {
  type: 'syncBalance',
  params: ({ event }: { event: { type: string; namespace?: Namespace } }) => event,
} as const

/** Forwards events to every flow on the stack, and all wallet events to the balances. */
export const broadcast = kitSetup.createStateConfig({
  description:
    'Wallet, balance, pairing, directory and settings events are also forwarded to every flow on the stack, and to a dApp that draws the wallets itself.',
  on: {
    'wallet.*': { guard: 'isFact', actions: [syncsBalance, fact] },
    'balance.*': { actions: fact },
    'transaction.*': { actions: fact },
    'pairing.*': { actions: fact },
    'connectors.changed': { actions: fact },
    'directory.loaded': { actions: fact },
    'networks.changed': { actions: fact },
    'features.changed': { actions: fact },
    'namespace.switched': { actions: fact },
  },
})
