import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { PendingTransfer, Sender, Transfer } from '../../core/transfer.ts'
import type { transactionMachine } from './chart.ts'

/**
 * The unanswered wallet requests of this browser's other pages, and the requests of any page that will never be
 * answered [send-undecided].
 */
export type AskedFact = { type: 'asked.changed'; asked: readonly Transfer[] }

type TransactionRef = ActorRefFrom<typeof transactionMachine>

const isTransaction = (ref: AnyActorRef | undefined): ref is TransactionRef => ref?.src === 'transaction'

/** All transactions that the kit tracks, oldest first. */
function transactionsIn({ system }: Pick<AnyActorRef, 'system'>): SnapshotFrom<typeof transactionMachine>[] {
  const kit: AnyActorRef | undefined = system.get(systemIds.kit)
  const children: Record<string, AnyActorRef | undefined> = kit?.getSnapshot().children ?? {}
  return Object.values(children)
    .filter(isTransaction)
    .map((ref) => ref.getSnapshot())
}

/**
 * The oldest transfer that its wallet has not answered yet: of this page, else of another [send-one-prompt]
 * [swap-one-prompt].
 */
export function selectAsked(
  self: Pick<AnyActorRef, 'system'>,
  { connectorId }: Sender,
  elsewhere: readonly Transfer[],
): Transfer | null {
  const isOfWallet = (transfer: Transfer) => transfer.connectorId === connectorId
  const here = transactionsIn(self).filter((each) => each.matches('requested'))
  return [...here.map(({ context }) => context.transfer), ...elsewhere].find(isOfWallet) ?? null
}

/** The approvals and revocations that the network has yet to confirm, oldest first [swap-pending]. */
export const selectApprovals = (self: Pick<AnyActorRef, 'system'>): PendingTransfer[] =>
  transactionsIn(self)
    .filter((each) => each.matches('pending') && each.context.transfer.swap?.kind === 'approval')
    .map(({ context: { transfer, hash } }) => ({ ...transfer, hash: hash ?? '' }))

/** Whether a transaction is already being tracked [send-pending]. */
export const isFollowed = (self: Pick<AnyActorRef, 'system'>, hash: string): boolean =>
  transactionsIn(self).some(({ context }) => context.hash === hash)
