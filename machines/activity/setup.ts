import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { type HistoryPage, type HistoryTransaction, mergeHistory } from '../../core/history.ts'
import type { Network } from '../../core/network.ts'
import type { TrackEvent } from '../../core/track.ts'
import { channel, port } from '../contract.ts'
import { isMine } from '../shared/whose.ts'
import { notices, type SetupFact, type TransactionFact, tracker, type WalletFact } from '../system.ts'
import { isSmart } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type ActivityOutput = { status: 'disconnected' }

/** The account whose activity is shown, and its network. */
export interface ActivitySubject {
  address: string
  caipNetworkId: CaipNetworkId
}

/** The page to fetch: the one at the last cursor, or the first page if there is none. */
export interface ActivityQuery extends ActivitySubject {
  cursors: readonly string[]
}

/** A page of an account's activity. */
export interface ActivityPage extends HistoryPage {
  /** When it was fetched, in milliseconds since the epoch. */
  at: number
}

/** The current time; `now` is in milliseconds since the epoch. */
export type TimeFact = { type: 'clock.ticked'; now: number }

export interface ActivityContext {
  namespace: Namespace
  /** The account; after its connection has ended, the last one. */
  subject: ActivitySubject
  networks: readonly Network[]
  /** The pages so far, newest first, without duplicates. */
  transactions: readonly HistoryTransaction[]
  /** The cursors of the pages so far. The last one fetches the next page. */
  cursors: readonly string[]
  /** The project whose services are called; part of the event for each page [api-events]. */
  projectId: string | undefined
  /** The last known time; rows show how long ago something was. */
  at: number
  failure: Failure | null
}

/** The first account of a connection; every connection has one. */
const subjectOf = ({ accounts, caipNetworkId }: Connection): ActivitySubject => ({
  address: accounts[0]?.address ?? '',
  caipNetworkId,
})

const subjectNow = ({ namespace, subject }: ActivityContext, self: AnyActorRef): ActivitySubject => {
  const connection = selectConnection(self, namespace)
  return connection ? subjectOf(connection) : subject
}

const empty = { transactions: [], cursors: [], failure: null } as const

/** The chart's initial context. */
export const activityOf = ({
  active,
  connection,
  networks,
  projectId,
}: {
  active: Namespace
  connection: Connection
  networks: readonly Network[]
  projectId: string | undefined
}): ActivityContext => ({ namespace: active, subject: subjectOf(connection), networks, projectId, at: 0, ...empty })

/** The setup of the activity chart. */
export const activitySetup = setup({
  types: {} as {
    context: ActivityContext
    events: { type: 'activity.more' } | { type: 'activity.retry' } | TimeFact | SetupFact | TransactionFact | WalletFact
    input: { active: Namespace; connection: Connection; networks: readonly Network[]; projectId: string | undefined }
    output: ActivityOutput
    meta: { view: 'Transactions' }
    tags: 'loading' | 'empty' | 'unavailable' | 'failed'
  },
  actors: { fetchActivity: port<ActivityPage, ActivityQuery>('fetchActivity'), watchTime: channel<TimeFact>() },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isLastPage: (_, { next }: ActivityPage) => next === undefined,
    isBarren: ({ context }, page: ActivityPage) =>
      page.transactions.every(({ hash }) => context.transactions.some((known) => known.hash === hash)),
    hasTransactions: ({ context }) => context.transactions.length > 0,
  },
  actions: {
    sync: assign(({ context, self }) => ({ ...empty, subject: subjectNow(context, self) })),
    setNetworks: assign({ networks: (_, networks: readonly Network[]) => networks }),
    addPage: assign(({ context: { transactions, cursors } }, page: ActivityPage) => ({
      transactions: mergeHistory(transactions, page.transactions),
      cursors: page.next === undefined ? cursors : [...cursors, page.next],
      at: page.at,
    })),
    setTime: assign({ at: (_, now: number) => now }),
    clearCursors: assign({ cursors: [] }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    toastFailure: sendTo(notices, { type: 'toast.add', variant: 'error', code: 'history.failed' }),
    track: sendTo(
      tracker,
      (
        { context: { namespace, subject, projectId, cursors }, self },
        event: 'ERROR_FETCH_TRANSACTIONS' | 'LOAD_MORE_TRANSACTIONS',
      ): TrackEvent & { type: 'track' } => ({
        type: 'track',
        event,
        properties: {
          address: subject.address,
          projectId,
          cursor: cursors.at(-1),
          isSmartAccount: isSmart(self, namespace),
        },
      }),
    ),
  },
  delays: { request: constants.requestTimeout },
})
