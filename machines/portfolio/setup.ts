import { assign, forwardTo, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { Network } from '../../core/network.ts'
import { providersFor } from '../../core/onramp-providers.ts'
import type { PortfolioTab } from '../../core/portfolio-tabs.ts'
import type { Route } from '../../core/routes.ts'
import type { Holdings, TokenBalance } from '../../core/token-balance.ts'
import { activityMachine } from '../activity/chart.ts'
import { channel, port } from '../contract.ts'
import { buyChosen } from '../shared/buy-chosen.ts'
import { isMine } from '../shared/whose.ts'
import {
  type Features,
  navigation,
  notices,
  type SetupFact,
  type TransactionFact,
  tracker,
  type WalletFact,
} from '../system.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type PortfolioOutput = { status: 'disconnected' }

/** The account whose tokens are requested, and its network. */
export interface TokensQuery {
  address: string
  caipNetworkId: CaipNetworkId
  connectorId: string
  /** Bypasses the cache. */
  fresh: boolean
  /** Bypasses the pause after a failure: a transaction has ended. */
  skipPause: boolean
}

/** The input of the portfolio chart. */
export interface PortfolioInput {
  /** The id of the route's actor that shows it. */
  key: string
  active: Namespace
  connection: Connection
  networks: readonly Network[]
  features: Pick<Features, 'activity' | 'onramp' | 'receive'>
  projectId: string | undefined
}

export interface PortfolioContext {
  key: string
  namespace: Namespace
  /** The active connection of the namespace; after it has ended, the last one. */
  connection: Connection
  networks: readonly Network[]
  /** The app's project, if any; part of the event for each page of the activity. */
  projectId: string | undefined
  /** Whether activity is available, and with it the account's NFTs. */
  activity: boolean
  /** The on-ramp providers that the dApp and its project allow. */
  onramp: Features['onramp']
  /** Whether the dApp offers receiving. */
  receive: boolean
  /** The account's tokens. */
  tokens: readonly TokenBalance[]
  failure: Failure | null
}

/** The setup of the portfolio chart. */
export const portfolioSetup = setup({
  types: {} as {
    context: PortfolioContext
    events:
      | { type: 'tab.choose'; tab: PortfolioTab }
      | { type: 'tokens.retry' }
      | { type: 'tokens.seen' }
      | { type: 'receive.open' }
      | { type: 'onramp.open' }
      | SetupFact
      | TransactionFact
      | WalletFact
    input: PortfolioInput
    output: PortfolioOutput
    meta: { view: 'Portfolio' }
    tags: 'loading' | 'empty' | 'failed' | PortfolioTab
    children: { activity: 'activity' }
  },
  actors: {
    fetchTokens: port<Holdings, TokensQuery>('fetchTokens'),
    watchSeen: channel<{ type: 'tokens.seen' }, { key: string }>(),
    activity: activityMachine,
  },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isTab: ({ context: { activity } }, { chosen, tab }: { chosen: PortfolioTab; tab: PortfolioTab }) =>
      chosen === tab && (tab === 'tokens' || activity),
    isWithoutActivity: ({ context }) => !context.activity,
    canReceive: ({ context: { receive } }) => receive,
    canBuy: ({ context: { namespace, onramp } }) => providersFor(namespace, onramp).length > 0,
    hasTokens: ({ context }) => context.tokens.length > 0,
    isPartial: (_, { isPartial }: Holdings) => isPartial,
    isOverloaded: (_, { code }: Failure) => code === 'api.unavailable',
  },
  actions: {
    sync: assign(({ context: { namespace, connection }, self }) => ({
      connection: selectConnection(self, namespace) ?? connection,
      tokens: [],
    })),
    setNetworks: assign({ networks: (_, networks: readonly Network[]) => networks }),
    setFeatures: assign({
      activity: ({ context }, { activity }: Partial<Features>) => activity ?? context.activity,
      onramp: ({ context }, { onramp }: Partial<Features>) => onramp ?? context.onramp,
      receive: ({ context }, { receive }: Partial<Features>) => receive ?? context.receive,
    }),
    setTokens: assign({ tokens: (_, { tokens }: Holdings) => tokens, failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    toastFailure: sendTo(notices, { type: 'toast.add', variant: 'error', code: 'balance.unavailable' }),
    showPartial: sendTo(notices, { type: 'snackbar.show', variant: 'error', code: 'portfolio.partial' }),
    forwardToActivity: forwardTo('activity'),
    /** Navigates through the kit: the account may be in between. */
    goTo: sendTo(navigation, (_, route: Route) => ({ type: 'nav.push', route })),
    trackBuy: sendTo(tracker, ({ context: { namespace }, self }) => buyChosen(self, namespace)),
  },
  delays: {
    request: constants.requestTimeout,
    poll: lazyConstants.tokenPoll,
    retryGap: lazyConstants.balanceRetryGap,
  },
})

/**
 * Fetches the tokens of a connection's first account, cached or fresh; the caller's state defines what follows. After a
 * transaction, neither a cached answer nor an earlier failure counts [portfolio-poll].
 */
export const asksForTokens = <const Done, const Failed>(fresh: boolean, onDone: Done, onError: Failed) =>
  ({
    id: 'fetchTokens',
    src: 'fetchTokens',
    input: ({
      context: { connection },
      event,
    }: {
      context: PortfolioContext
      event: { type: string }
    }): TokensQuery => {
      const { connectorId, accounts, caipNetworkId } = connection
      const skipPause = event.type === 'transaction.ended'
      return { address: accounts[0]?.address ?? '', caipNetworkId, connectorId, fresh: fresh || skipPause, skipPause }
    },
    onDone,
    onError,
  }) as const
