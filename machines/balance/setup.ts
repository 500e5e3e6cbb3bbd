import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { port } from '../contract.ts'
import type { NativeBalance } from '../ports.ts'
import { type BalanceCommand, type BalanceFact, type BalanceSync, notices } from '../system.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

/** The account whose balance is requested, and the network to ask. */
export interface BalanceQuery {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
}

/** The active account of a namespace, if a wallet is connected there. */
export function selectQuery(self: AnyActorRef, namespace: Namespace): BalanceQuery | null {
  const connection = selectConnection(self, namespace)
  const address = connection?.accounts[0]?.address
  return connection && address !== undefined ? { namespace, address, caipNetworkId: connection.caipNetworkId } : null
}

export interface BalanceContext {
  namespace: Namespace
  /** The active account, from the wallet chart; null while no wallet is connected. */
  account: BalanceQuery | null
  /** The last requested account, while it is the active one. */
  query: BalanceQuery | null
  /** The last balance of that account. */
  balance: NativeBalance | null
  failure: Failure | null
}

/** The setup of the balance chart. */
export const balanceSetup = setup({
  types: {} as {
    context: BalanceContext
    events: BalanceCommand | BalanceSync
    input: { namespace: Namespace }
    tags: 'loading'
  },
  actors: { fetchBalance: port<NativeBalance, { query: BalanceQuery | null }>('fetchBalance') },
  guards: {
    isDisconnected: ({ context: { account } }) => account === null,
    isOtherAccount: ({ context: { account, query } }) =>
      query?.address !== account?.address || query?.caipNetworkId !== account?.caipNetworkId,
  },
  actions: {
    setAccount: assign({ account: ({ context, self }) => selectQuery(self, context.namespace) }),
    setQuery: assign({ query: ({ context }) => context.account }),
    setBalance: assign({ balance: (_, balance: NativeBalance) => balance, failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clear: assign({ query: null, balance: null, failure: null }),
    toastFailure: sendTo(notices, { type: 'toast.add', variant: 'error', code: 'balance.unavailable' }),
    notifyLoading: sendParent(
      ({ context: { namespace } }): BalanceFact => ({
        type: 'balance.loading',
        namespace,
      }),
    ),
    notifyReady: sendParent(
      ({ context: { namespace, balance } }): BalanceFact => ({ type: 'balance.ready', namespace, balance }),
    ),
    notifyFailed: sendParent(
      ({ context: { namespace, failure } }): BalanceFact => ({ type: 'balance.failed', namespace, failure }),
    ),
    notifyRetryable: sendParent(
      ({ context: { namespace } }): BalanceFact => ({ type: 'balance.retryable', namespace }),
    ),
  },
  delays: {
    request: constants.requestTimeout,
    cacheLife: lazyConstants.balanceCacheLife,
    retryGap: lazyConstants.balanceRetryGap,
  },
})
