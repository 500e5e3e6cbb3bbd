import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { Sender, Transfer } from '../../core/transfer.ts'
import type { transactionMachine } from './chart.ts'

/**
 * What the pages of this browser, other than this one, have asked of its wallets, and have had no answer to yet; and what no
 * answer will come to any more, whichever page has asked [send-undecided].
 */
export type AskedFact = { type: 'asked.changed'; asked: readonly Transfer[] }

type TransactionRef = ActorRefFrom<typeof transactionMachine>

const isTransaction = (ref: AnyActorRef | undefined): ref is TransactionRef => ref?.src === 'transaction'

/** All transactions that the kit follows, the first one first. */
function transactionsIn({ system }: Pick<AnyActorRef, 'system'>): SnapshotFrom<typeof transactionMachine>[] {
  const kit: AnyActorRef | undefined = system.get(systemIds.kit)
  const children: Record<string, AnyActorRef | undefined> = kit?.getSnapshot().children ?? {}
  return Object.values(children)
    .filter(isTransaction)
    .map((ref) => ref.getSnapshot())
}

/**
 * The transfer that a wallet was asked for first, of those that it has not answered yet: by this page, else by another
 * [send-one-prompt] [swap-one-prompt].
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

/** Whether what became of a transaction is asked for already [send-pending]. */
export const isFollowed = (self: Pick<AnyActorRef, 'system'>, hash: string): boolean =>
  transactionsIn(self).some(({ context }) => context.hash === hash)
