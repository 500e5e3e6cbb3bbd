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

/** Whose activity, and where. */
export interface ActivitySubject {
  address: string
  caipNetworkId: CaipNetworkId
}

/** What is asked for: the page that the last of the cursors leads to, the first one without any. */
export interface ActivityQuery extends ActivitySubject {
  cursors: readonly string[]
}

/** A page of an account's activity. */
export interface ActivityPage extends HistoryPage {
  /** When it was fetched, in milliseconds since 1970. */
  at: number
}

/** Time has gone by; `now` is in milliseconds since 1970. */
export type TimeFact = { type: 'clock.ticked'; now: number }

export interface ActivityContext {
  namespace: Namespace
  /** The account; the last one, once its connection has ended. */
  subject: ActivitySubject
  networks: readonly Network[]
  /** The pages so far: newest first, each transaction once. */
  transactions: readonly HistoryTransaction[]
  /** The cursors that the pages so far have led to: the next page is asked for with the last one. */
  cursors: readonly string[]
  /** Whose services are asked; the dApp is told of them with each page [api-events]. */
  projectId: string | undefined
  /** What time it is, as far as is known: rows say how long ago something was. */
  at: number
  failure: Failure | null
}

/** The first account of a connection, which no connection is without. */
const subjectOf = ({ accounts, caipNetworkId }: Connection): ActivitySubject => ({
  address: accounts[0]?.address ?? '',
  caipNetworkId,
})

const subjectNow = ({ namespace, subject }: ActivityContext, self: AnyActorRef): ActivitySubject => {
  const connection = selectConnection(self, namespace)
  return connection ? subjectOf(connection) : subject
}

const empty = { transactions: [], cursors: [], failure: null } as const

/** What the chart begins with. */
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

/** The parts of the chart of an account's activity. */
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
