import { sentenceOf } from '../core/errors.ts'
import { targetIn } from '../core/network.ts'
import { cloud } from './cloud.ts'
import type { Parts } from './kit-parts.ts'
import { flow } from './kit-setup.ts'
import { activate, connected, disconnected, forward, remembered, select, succeeded } from './kit-steps.ts'
import { modalWith } from './modal.ts'
import { idOf } from './modal-steps.ts'
import { systemIds } from './system.ts'

const whereabouts = flow.createStateConfig({
  description: 'SPEC 4: whether the active network is one of the app’s. It counts as such where nobody is connected.',
  initial: 'home',
  states: {
    home: {
      description: 'The active network is one of the app’s, or it need not be.',
      on: { 'network.strayed': 'astray' },
    },
    astray: {
      description: 'The active network is none of the app’s: the modal leads to those that are (SPEC 4).',
      on: { 'network.settled': 'home' },
    },
  },
})

const boot = flow.createStateConfig({
  description: 'SPEC 4: stored connections are taken up on load. Nothing waits for it: the modal opens meanwhile.',
  initial: 'reconnecting',
  states: {
    reconnecting: {
      description: 'Some namespace is still trying what it has stored.',
      always: { guard: 'isRestored', target: 'ready' },
    },
    ready: { description: 'Every namespace has tried what it had stored.' },
  },
})

/** The root: the wallets, the modal and its places, and the small actors that every flow speaks through. */
export const makeKit = (parts: Parts) =>
  flow.createMachine({
    id: 'kit',
    description:
      'The whole of Portico: a wallet chart per namespace, the modal and its places (SPEC 2), and the small actors that every flow speaks through. It tells flows what wallets do, and decides what follows when a flow has ended (DESIGN 3).',
    context: ({ input: { selected, ...input } }) => {
      const id = targetIn(input.networks, input.remembered.caipNetworkId ?? selected)?.caipNetworkId ?? selected
      const namespace = targetIn(input.networks, id)?.namespace
      return {
        ...input,
        stack: [],
        serial: 1,
        active: namespace && input.namespaces.includes(namespace) ? namespace : (input.namespaces[0] ?? 'eip155'),
        selected: namespace ? { [namespace]: id } : {},
        accountTypes: input.remembered.accountTypes,
        connected: [],
        aimed: null,
        sharing: [],
        arrived: [],
        restoring: input.namespaces,
        awaited: null,
        asks: false,
        asked: null,
        held: null,
      }
    },
    entry: 'startWallets',
    type: 'parallel',
    invoke: [
      { id: 'snackbar', src: 'snackbar', systemId: systemIds.snackbar, onError: {} },
      { id: 'toasts', src: 'toasts', systemId: systemIds.toasts, onError: {} },
      { id: 'alerts', src: 'alerts', systemId: systemIds.alerts, onError: {} },
      { id: 'tracker', src: 'tracker', systemId: systemIds.tracker, onError: {} },
      { id: 'memory', src: 'memory', onError: {} },
    ],
    states: { boot, whereabouts, authentication: parts.authentication, cloud, modal: modalWith(parts) },
    on: {
      'account.disconnect': { actions: { type: 'disconnect', params: ({ event }) => event } },
      'account.setType': {
        actions: [
          { type: 'noteAccountType', params: ({ event }) => event },
          {
            type: 'remember',
            params: ({ event: { namespace, accountType } }) => ({ type: 'memo.accountType', namespace, accountType }),
          },
        ],
      },
      'connection.switch': { actions: { type: 'approachConnection', params: ({ event }) => event } },
      'connection.arrived': {
        description:
          'FACTS 14: a connection that was asked for is the one of its namespace, and that is the active one now.',
        actions: [
          { type: 'activate', params: ({ event }) => event.namespace },
          'rememberNetwork',
          'checkNetwork',
          'checkSigner',
        ],
      },
      'alert.raise': {
        actions: { type: 'alert', params: ({ event: { failure, severity } }) => ({ ...failure, severity }) },
      },
      'adapter.added': {
        guard: { type: 'isNewNamespace', params: ({ event }) => event.namespace },
        actions: [{ type: 'noteAdapter', params: ({ event }) => event.namespace }, 'startWallets'],
      },
      'adapter.removed': {
        guard: { type: 'isKnown', params: ({ event }) => event.namespace },
        actions: [
          {
            type: 'forward',
            params: ({ event: { namespace } }) => ({
              type: 'wallet.disconnected',
              namespace,
              connectorId: '',
              addresses: [],
              remaining: 0,
            }),
          },
          { type: 'forward', params: ({ event: { namespace } }) => ({ type: 'wallet.removed', namespace }) },
          { type: 'removeAdapter', params: ({ event }) => event.namespace },
          'checkNetwork',
          'checkSigner',
        ],
      },
      'networks.changed': {
        actions: [{ type: 'changeNetworks', params: ({ event }) => event.networks }, 'checkNetwork', 'checkSigner'],
      },
      'elsewhere.disconnected': {
        description: 'SPEC 3, stored state: what one tab ends is ended in the others.',
        guard: { type: 'isConnectedIn', params: ({ event }) => event.namespace },
        actions: {
          type: 'disconnect',
          params: ({ event: { namespace, connectorId } }) => ({ namespace, connectorId }),
        },
      },
      'elsewhere.network': [
        { guard: { type: 'isStrange', params: idOf } },
        {
          guard: { type: 'isConnectedOn', params: idOf },
          actions: [activate, 'checkNetwork', 'checkSigner'],
        },
        { actions: [select, activate, 'checkNetwork', 'checkSigner'] },
      ],
      'wallet.connected': [
        { guard: { type: 'isSilent', params: ({ event }) => event.silent }, actions: connected },
        {
          description: 'One session over several namespaces: the others join the one that leads.',
          guard: { type: 'isJoining', params: ({ event }) => event },
          actions: [...connected, remembered],
        },
        { actions: [...connected, remembered, 'rememberNetwork', succeeded] },
      ],
      'wallet.refused': {
        actions: [
          { type: 'stopSharing', params: ({ event }) => event },
          {
            type: 'tell',
            params: ({ event: { namespace, connectorId, failure } }) => ({
              type: 'connectFailed',
              namespace,
              connectorId,
              failure,
            }),
          },
          forward,
        ],
      },
      'code.want': {
        description: 'The dApp shows the code itself (FACTS 16.2, useAppKitWallets).',
        actions: ['startPairing', 'holdPairing'],
      },
      'code.waive': { actions: 'releasePairing' },
      'pairing.asking': { actions: forward },
      'pairing.ready': { actions: forward },
      'pairing.failed': { actions: forward },
      'pairing.settled': {
        description:
          'FACTS 10.3: a wallet has approved, for all namespaces at once. Each namespace’s wallet chart takes its part of the session.',
        actions: [{ type: 'adopt', params: ({ event }) => event.namespaces }, forward],
      },
      'features.changed': {
        description: 'FACTS 11.2: what the project’s configuration says of the features.',
        actions: { type: 'adaptFeatures', params: ({ event }) => event.features },
      },
      'wallet.activated': {
        actions: [remembered, forward, 'welcome', 'rememberNetwork', 'checkNetwork', 'checkSigner'],
      },
      'wallet.activationFailed': {
        actions: [
          { type: 'giveUp', params: ({ event }) => event },
          {
            type: 'tell',
            params: ({ event: { namespace, connectorId, failure } }) => ({
              type: 'switchFailed',
              namespace,
              connectorId,
              failure,
            }),
          },
          forward,
        ],
      },
      'wallet.accountChanged': { actions: ['checkSigner', forward, 'welcome'] },
      'wallet.networkChanged': {
        actions: [
          { type: 'noteNetwork', params: ({ event }) => event.namespace },
          'checkSigner',
          { type: 'arriveAt', params: idOf },
          'rememberNetwork',
          forward,
          'checkNetwork',
        ],
      },
      'wallet.networkRefused': {
        actions: [
          { type: 'loseSight', params: idOf },
          {
            type: 'tell',
            params: ({ event: { caipNetworkId, failure } }) => ({ type: 'networkRefused', caipNetworkId, failure }),
          },
          forward,
          { type: 'tellSession', params: { type: 'session.remind' } },
        ],
      },
      'network.switch': [
        {
          guard: { type: 'isStrange', params: idOf },
          actions: [
            { type: 'alert', params: { code: 'network.notFound' } },
            {
              type: 'tell',
              params: ({ event: { caipNetworkId } }) => ({
                type: 'networkRefused',
                caipNetworkId,
                failure: { code: 'network.notFound' },
              }),
            },
          ],
        },
        {
          guard: { type: 'isConnectedOn', params: idOf },
          actions: { type: 'headFor', params: idOf },
        },
        { actions: [select, activate, 'rememberNetwork', 'checkNetwork', 'checkSigner'] },
      ],
      'wallet.disconnected': [
        {
          guard: { type: 'isLast', params: ({ event }) => event.remaining },
          actions: [...disconnected, { type: 'tell', params: { type: 'disconnect' } }],
        },
        { actions: disconnected },
      ],
      'wallet.disconnectFailed': {
        actions: [
          {
            type: 'track',
            params: ({ event }) => ({ event: 'DISCONNECT_ERROR', properties: { message: sentenceOf(event.failure) } }),
          },
          {
            type: 'tell',
            params: ({ event }) => ({ type: 'disconnectFailed', failure: event.failure }),
          },
          forward,
          { type: 'tellSession', params: { type: 'session.remind' } },
        ],
      },
      'wallet.restored': {
        actions: [{ type: 'noteRestored', params: ({ event }) => event.namespace }, 'checkSigner'],
      },
    },
  })

/** A kit, whatever parts it is made of. */
export type KitMachine = ReturnType<typeof makeKit>
