import { assign, not, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import { networkOf } from '../../core/network-of.ts'
import type { Route } from '../../core/routes.ts'
import type { TrackEvent } from '../../core/track.ts'
import type { NativeBalance } from '../ports.ts'
import { clipboard, copyText } from '../shared/clipboard.ts'
import {
  type BalanceFact,
  type Features,
  type SetupFact,
  type SnackbarShow,
  snackbar,
  type Track,
  tracker,
  type WalletFact,
  wallet,
} from '../system.ts'
import { isSmart, selectConnection } from '../wallet/wallet-selectors.ts'

export type AccountOutput = { status: 'disconnected' }

export interface AccountContext {
  namespace: Namespace
  /** The active connection of the namespace; once that has ended, the last one. */
  connection: Connection
  networks: readonly Network[]
  /** Whether the app allows several wallets. */
  multiWallet: boolean
  /** Whether the dApp lets the account send. */
  sends: boolean
  /** Whether the modal offers other networks [network-switch-off]. */
  networkSwitch: boolean
  /** Whether one can see what the account has done [activity-list]. */
  activity: boolean
  balance: NativeBalance | null
  failure: Failure | null
}

const addressIn = ({ connection }: Pick<AccountContext, 'connection'>): string => connection.accounts[0]?.address ?? ''

const accountSetup = setup({
  types: {} as {
    context: AccountContext
    events:
      | { type: 'balance.retry' }
      | { type: 'address.copy' }
      | { type: 'account.disconnect' }
      | { type: 'networks.open' }
      | { type: 'wallets.open' }
      | { type: 'receive.open' }
      | { type: 'send.open' }
      | { type: 'activity.open' }
      | BalanceFact
      | SetupFact
      | WalletFact
    input: {
      active: Namespace
      connection: Connection
      networks: readonly Network[]
      features: Features
      networkSwitch: boolean
    }
    output: AccountOutput
    meta: { view: 'Account' } | { status: 'account.balanceLoading' | 'account.balanceFailed' }
    tags: 'copied' | 'leaving'
  },
  actors: { copyText },
  guards: {
    isMine: ({ context }, namespace: Namespace) => context.namespace === namespace,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    hasOtherNetworks: ({ context: { networks, connection, networkSwitch } }) =>
      networkSwitch && networks.some(({ caipNetworkId }) => caipNetworkId !== connection.caipNetworkId),
    isMultiWallet: ({ context }) => context.multiWallet,
    isKnown: ({ context: { networks, connection } }) =>
      networks.some(({ caipNetworkId }) => caipNetworkId === connection.caipNetworkId),
    hasExplorer: ({ context: { networks, connection } }) => networkOf(networks, connection).explorerUrl !== undefined,
    canSend: ({ context }) => context.sends,
    hasActivity: ({ context }) => context.activity,
  },
  actions: {
    wantBalance: sendParent(({ context: { namespace } }) => ({ type: 'balance.want', namespace })),
    syncConnection: assign({
      connection: ({ context: { namespace, connection }, self }) => selectConnection(self, namespace) ?? connection,
    }),
    setNetworks: assign({ networks: (_, networks: readonly Network[]) => networks }),
    setFeatures: assign(({ context: { multiWallet, sends, activity } }, changed: Partial<Features>) => ({
      multiWallet: changed.multiWallet ?? multiWallet,
      sends: changed.send ?? sends,
      activity: changed.activity ?? activity,
    })),
    setBalance: assign({ balance: (_, balance: NativeBalance | null) => balance, failure: null }),
    clearBalance: assign({ balance: null }),
    setFailure: assign({ failure: (_, failure: Failure | null) => failure }),
    showSnackbar: sendTo(snackbar, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
    goTo: sendParent((_, route: Route) => ({ type: 'nav.push', route })),
    trackSend: sendTo(
      tracker,
      ({ context: { namespace, connection }, self }): Track => ({
        type: 'track',
        event: 'OPEN_SEND',
        properties: { network: connection.caipNetworkId, isSmartAccount: isSmart(self, namespace) },
      }),
    ),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
    disconnect: sendTo(({ context: { namespace }, system }) => wallet(namespace)({ system }), {
      type: 'wallet.disconnect',
    }),
  },
  delays: {
    request: constants.requestTimeout,
    feedback: constants.toastLife.success,
  },
})

interface ActorArgs {
  context: AccountContext
}

const mine = { type: 'isMine', params: ({ event }: { event: WalletFact | BalanceFact }) => event.namespace } as const
const last = {
  type: 'isLast',
  params: ({ event }: { event: { namespace: Namespace; remaining: number } }) => event,
} as const
const reloadBalance = {
  guard: mine,
  target: '.loading',
  actions: ['syncConnection', 'clearBalance', 'wantBalance'],
} as const

const balance = accountSetup.createStateConfig({
  description:
    'The native balance, from the kit’s one balance of the namespace [account-balance-one]; after a failure, a retry is blocked for 30 s [account-balance-gap].',
  entry: 'wantBalance',
  initial: 'loading',
  states: {
    loading: { description: 'The balance is being fetched.', meta: { status: 'account.balanceLoading' } },
    ready: { description: 'It is shown until the account or its network changes, or it is asked for again.' },
    failed: {
      description: 'The balance could not be fetched [account-balance-gap].',
      meta: { status: 'account.balanceFailed' },
      initial: 'resting',
      states: {
        resting: { description: 'No retry for 30 s.' },
        retryable: {
          description: 'The user may ask again.',
          on: { 'balance.retry': { actions: 'wantBalance' } },
        },
      },
    },
  },
  on: {
    'balance.loading': { guard: mine, target: '.loading' },
    'balance.ready': {
      guard: mine,
      target: '.ready',
      actions: { type: 'setBalance', params: ({ event }) => event.balance },
    },
    'balance.failed': {
      guard: mine,
      target: '.failed',
      actions: { type: 'setFailure', params: ({ event }) => event.failure },
    },
    'balance.retryable': { guard: mine, target: '.failed.retryable' },
    'wallet.accountChanged': reloadBalance,
    'wallet.networkChanged': reloadBalance,
  },
})

const network = accountSetup.createStateConfig({
  description: 'What the app knows of the network that the account is on [account-view].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'It is left at once.',
      always: [
        { guard: 'hasExplorer', target: 'explorable' },
        { guard: 'isKnown', target: 'known' },
        { target: 'unknown' },
      ],
    },
    explorable: {
      description: 'A block explorer shows the account.',
      always: { guard: not('hasExplorer'), target: 'deciding' },
    },
    known: {
      description: 'The network has no block explorer.',
      always: [
        { guard: 'hasExplorer', target: 'deciding' },
        { guard: not('isKnown'), target: 'deciding' },
      ],
    },
    unknown: {
      description: 'The app does not know the network: the user is told so.',
      always: { guard: 'isKnown', target: 'deciding' },
    },
  },
})

const copy = accountSetup.createStateConfig(
  clipboard({
    on: { 'address.copy': 'copying' },
    input: ({ context }: ActorArgs) => ({ text: addressIn(context) }),
    copied: 'address.copied',
  }),
)

const leave = accountSetup.createStateConfig({
  description: 'The user can disconnect the wallet [wallet-disconnect].',
  initial: 'staying',
  states: {
    staying: { on: { 'account.disconnect': { target: 'leaving', actions: 'disconnect' } } },
    leaving: {
      description: 'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
      tags: 'leaving',
      on: {
        'wallet.disconnectFailed': {
          guard: mine,
          target: 'staying',
          actions: { type: 'showSnackbar', params: ({ event }) => ({ variant: 'error', code: event.failure.code }) },
        },
        'wallet.disconnected': [
          { guard: last, target: '#account.disconnected' },
          { guard: mine, target: 'staying', actions: 'syncConnection' },
        ],
      },
    },
  },
})

/** The connected account: address, balance, network, and the way out. */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  description:
    'The account of one namespace: its address, its balance, its network, and how to disconnect [account-view].',
  context: ({ input: { active, connection, networks, features, networkSwitch } }) => ({
    namespace: active,
    connection,
    networks,
    multiWallet: features.multiWallet,
    sends: features.send !== false,
    networkSwitch,
    activity: features.activity === true,
    balance: null,
    failure: null,
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'The balance, the network, copying and disconnecting go on side by side [account-view].',
      meta: { view: 'Account' },
      type: 'parallel',
      states: { balance, network, copy, leave },
      on: {
        'networks.open': {
          description: 'There are other networks to choose from.',
          guard: 'hasOtherNetworks',
          actions: [
            { type: 'track', params: { event: 'CLICK_NETWORKS' } },
            { type: 'goTo', params: 'Networks' },
          ],
        },
        'wallets.open': { guard: 'isMultiWallet', actions: { type: 'goTo', params: 'ProfileWallets' } },
        'send.open': { guard: 'canSend', actions: ['trackSend', { type: 'goTo', params: 'WalletSend' }] },
        'activity.open': {
          description: 'What the account has done can be had from the project’s services [activity-list].',
          guard: 'hasActivity',
          actions: [
            { type: 'track', params: { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: false } } },
            { type: 'goTo', params: 'Transactions' },
          ],
        },
        'receive.open': { actions: { type: 'goTo', params: 'WalletReceive' } },
        'networks.changed': { actions: { type: 'setNetworks', params: ({ event }) => event.networks } },
        'features.changed': { actions: { type: 'setFeatures', params: ({ event }) => event.features } },
        'wallet.activated': { guard: mine, actions: 'syncConnection' },
      },
    },
    disconnected: {
      description: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  on: {
    'wallet.disconnected': [
      { guard: last, target: '.disconnected' },
      { guard: mine, actions: 'syncConnection' },
    ],
  },
  output: { status: 'disconnected' },
})
