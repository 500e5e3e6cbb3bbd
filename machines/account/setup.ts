import { assign, forwardTo, sendParent, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Connection, ConnectorType } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import type { Identity } from '../../core/identity.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import type { Network } from '../../core/network.ts'
import { networkOf } from '../../core/network-of.ts'
import { providersFor } from '../../core/onramp-providers.ts'
import type { Route } from '../../core/routes.ts'
import { isSwapNetwork } from '../../core/swap-networks.ts'
import type { TrackEvent } from '../../core/track.ts'
import { port } from '../contract.ts'
import { portfolioMachine } from '../portfolio/chart.ts'
import type { NativeBalance } from '../ports.ts'
import { buyChosen } from '../shared/buy-chosen.ts'
import { copyText } from '../shared/clipboard.ts'
import { isMine } from '../shared/whose.ts'
import {
  type BalanceFact,
  type Features,
  notices,
  type SetupFact,
  type SnackbarShow,
  type Track,
  type TransactionFact,
  tracker,
  type WalletFact,
  wallet,
} from '../system.ts'
import { isSmart, reachOf } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type AccountOutput = { status: 'disconnected' }

/** The account whose name is requested, and its network. */
export interface IdentityQuery {
  address: string
  caipNetworkId: CaipNetworkId
}

/** The input of the account chart. */
export interface AccountInput {
  /** The id of the route's actor. */
  key: string
  active: Namespace
  connection: Connection
  networks: readonly Network[]
  features: Features
  networkSwitch: boolean
  projectId: string | undefined
}

export interface AccountContext {
  key: string
  namespace: Namespace
  /** The active connection of the namespace; after it has ended, the last one. */
  connection: Connection
  /** How the connection's connector reaches its wallet; undefined if its adapter has no such connector. */
  reach: ConnectorType | undefined
  networks: readonly Network[]
  /** The features of the account that the dApp and its project enable. */
  features: Features
  /** Whether the modal offers other networks [network-switch-off]. */
  networkSwitch: boolean
  /** The app's project, if it has one: its services register names. */
  projectId: string | undefined
  /** The account's name and picture. */
  identity: Identity
  balance: NativeBalance | null
  failure: Failure | null
}

/** The address of a connection's first account; every connection has one. */
export const addressIn = ({ connection }: Pick<AccountContext, 'connection'>): string =>
  connection.accounts[0]?.address ?? ''

/**
 * Whether the app has the account's network: without its nodes, the account's data can't be fetched
 * [account-unknown-network].
 */
const isKnown = ({ networks, connection }: AccountContext): boolean =>
  networks.some(({ caipNetworkId }) => caipNetworkId === connection.caipNetworkId)

/** The setup of the account chart. */
export const accountSetup = setup({
  types: {} as {
    context: AccountContext
    events:
      | { type: 'balance.retry' }
      | { type: 'address.copy' }
      | { type: 'account.disconnect' }
      | { type: 'networks.open' }
      | { type: 'wallets.open' }
      | { type: 'settings.open' }
      | { type: 'sessions.open' }
      | { type: 'receive.open' }
      | { type: 'send.open' }
      | { type: 'swaps.open' }
      | { type: 'onramp.open' }
      | { type: 'portfolio.open' }
      | { type: 'activity.open' }
      | BalanceFact
      | SetupFact
      | TransactionFact
      | WalletFact
    input: AccountInput
    output: AccountOutput
    meta: { view: 'Account' } | { status: 'account.balanceLoading' | 'account.balanceFailed' }
    tags: 'failed' | 'copied' | 'leaving'
    children: { portfolio: 'portfolio' }
  },
  actors: {
    copyText,
    loadIdentity: port<Identity, IdentityQuery>('loadIdentity'),
    portfolio: portfolioMachine,
  },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    hasOtherNetworks: ({ context: { networks, connection, networkSwitch } }) =>
      networkSwitch && networks.some(({ caipNetworkId }) => caipNetworkId !== connection.caipNetworkId),
    isMultiWallet: ({ context }) => context.features.multiWallet,
    isKnown: ({ context }) => isKnown(context),
    hasExplorer: ({ context: { networks, connection } }) => networkOf(networks, connection).explorerUrl !== undefined,
    canSend: ({ context }) =>
      context.features.send !== false && namespaceDetails[context.namespace].canSend && isKnown(context),
    canSwap: ({ context }) =>
      context.features.swaps !== false && isSwapNetwork(context.connection.caipNetworkId) && isKnown(context),
    /** A project's services support networks that the app does not have. */
    canSeeHoldings: ({ context }) => context.projectId !== undefined || isKnown(context),
    canBuy: ({ context: { features, namespace } }) => providersFor(namespace, features.onramp).length > 0,
    canReceive: ({ context }) => context.features.receive !== false,
    hasActivity: ({ context }) => context.features.activity !== false,
    isEmbedded: ({ context }) => context.reach === 'AUTH',
    hasSessions: ({ context: { features, connection } }) =>
      features.smartSessions === true && connection.accounts[0]?.type === 'smartAccount',
  },
  actions: {
    wantBalance: sendParent(({ context: { namespace } }) => ({ type: 'balance.want', namespace })),
    syncConnection: assign(({ context, self }) => {
      const connection = selectConnection(self, context.namespace) ?? context.connection
      return { connection, reach: reachOf(self, connection) }
    }),
    setNetworks: assign({ networks: (_, networks: readonly Network[]) => networks }),
    setFeatures: assign({
      features: ({ context }, changed: Partial<Features>) => ({ ...context.features, ...changed }),
    }),
    setIdentity: assign({ identity: (_, identity: Identity) => identity }),
    rename: assign({ identity: ({ context }, name: string) => ({ ...context.identity, name }) }),
    clearIdentity: assign({ identity: {} }),
    setBalance: assign({ balance: (_, balance: NativeBalance | null) => balance, failure: null }),
    clearBalance: assign({ balance: null }),
    setFailure: assign({ failure: (_, failure: Failure | null) => failure }),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
    forwardToPortfolio: forwardTo('portfolio'),
    goTo: sendParent((_, route: Route) => ({ type: 'nav.push', route })),
    trackSwap: sendTo(
      tracker,
      ({ context: { namespace, connection }, self }): Track => ({
        type: 'track',
        event: 'OPEN_SWAP',
        properties: { network: connection.caipNetworkId, isSmartAccount: isSmart(self, namespace) },
      }),
    ),
    trackBuy: sendTo(tracker, ({ context: { namespace }, self }) => buyChosen(self, namespace)),
    trackSend: sendTo(
      tracker,
      ({ context: { namespace, connection }, self }): Track => ({
        type: 'track',
        event: 'OPEN_SEND',
        properties: { network: connection.caipNetworkId, isSmartAccount: isSmart(self, namespace) },
      }),
    ),
    trackActivity: sendTo(
      tracker,
      ({ context: { namespace }, self }): Track => ({
        ...{ type: 'track', event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: isSmart(self, namespace) } },
      }),
    ),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
    disconnect: sendTo(({ context: { namespace }, system }) => wallet(namespace)({ system }), {
      type: 'wallet.disconnect',
    }),
  },
  delays: {
    request: constants.requestTimeout,
    lookup: constants.requestTimeout,
    feedback: lazyConstants.toastLife.success,
  },
})
