import type { TransactionOutcome } from '../../core/transfer.ts'

/** The end of a transaction. */
export interface TransactionEnd {
  outcome: TransactionOutcome
  hash: string | null
  /** The received amount of a bought token, if the network reports it. */
  arrived?: string
}

type Ended = { event: TransactionEnd & { id: string } }

const ended = <const Outcome extends TransactionOutcome>(outcome: Outcome) =>
  ({
    guard: { type: 'isOutcome', params: ({ event }: Ended) => ({ ...event, is: outcome }) },
    target: outcome,
    actions: { type: 'setEnd', params: ({ event }: Ended) => event },
  }) as const

/**
 * The states of a transaction that the network has, up to each of its outcomes. The chart brings the guard `isOutcome`
 * and the action `setEnd`; the statuses have the same names in each area.
 */
export const transactionEnd = <const View extends string, const Area extends string>({
  view,
  area,
}: {
  view: View
  area: Area
}) =>
  ({
    initial: 'pending',
    states: {
      pending: {
        description: 'The transaction waits for confirmation.',
        meta: { view, status: `${area}.sent`, ring: 'asking' },
        on: {
          'transaction.ended': [
            ended('confirmed'),
            ended('failed'),
            ended('spedUp'),
            ended('cancelled'),
            ended('replaced'),
            ended('dropped'),
          ],
        },
      },
      confirmed: {
        description: 'The transaction is confirmed.',
        meta: { view, status: `${area}.confirmed`, ring: 'success' },
      },
      failed: {
        description: 'The transaction was reverted: only the fee was spent.',
        tags: 'failed',
        meta: { view, status: `${area}.reverted`, ring: 'failed' },
      },
      replaced: {
        description: 'Another transaction has replaced it [send-replaced].',
        tags: 'failed',
        meta: { view, status: `${area}.replaced`, ring: 'rejected' },
      },
      spedUp: {
        description: 'The user sped it up in the wallet, and it is confirmed [send-replaced].',
        meta: { view, status: `${area}.spedUp`, ring: 'success' },
      },
      cancelled: {
        description: 'The user cancelled it in the wallet: only the fee was spent [send-replaced].',
        tags: ['failed', 'byUser'],
        meta: { view, status: `${area}.cancelled`, ring: 'rejected' },
      },
      dropped: {
        description: 'The network dropped the transaction [send-replaced].',
        tags: 'failed',
        meta: { view, status: `${area}.dropped`, ring: 'failed' },
      },
    },
  }) as const
