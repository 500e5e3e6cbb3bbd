import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { HistoryTransaction } from '../../core/history.ts'
import type { PendingTransfer } from '../../core/transfer.ts'
import type { ActivitySubject } from '../../machines/activity/setup.ts'
import type { transactionMachine } from '../../machines/transaction/chart.ts'
import { kitOf, useSnapshots } from '../use-kit.ts'

type TransactionRef = ActorRefFrom<typeof transactionMachine>

const isTransaction = (ref: AnyActorRef | undefined): ref is TransactionRef => ref?.src === 'transaction'

const isSame = (one: readonly TransactionRef[], other: readonly TransactionRef[]) =>
  one.length === other.length && one.every((ref, at) => ref === other[at])

type TransactionSnapshot = SnapshotFrom<TransactionRef>

/** A transfer that the kit tracks, and its status. */
export type FollowedTransfer = PendingTransfer & { status: HistoryTransaction['status'] }

/** The status of a transfer; undefined for failed ones, which are not listed. */
function statusOf(snapshot: TransactionSnapshot): FollowedTransfer['status'] | undefined {
  if (snapshot.matches('pending')) return 'pending'
  if (snapshot.matches('confirmed') || snapshot.matches('spedUp')) return 'confirmed'
  return snapshot.matches('failed') ? 'failed' : undefined
}

/** An account's transfers that are pending or have completed in this page, newest first [activity-pending]. */
export function useFollowed(
  actor: AnyActorRef,
  { address, caipNetworkId }: ActivitySubject,
): readonly FollowedTransfer[] {
  const refs = useSelector(kitOf(actor), ({ children }) => Object.values(children).filter(isTransaction), isSame)
  return useSnapshots(refs)
    .flatMap((snapshot) => {
      const { transfer, hash, finalHash } = snapshot.context
      const isMine = transfer.address === address && transfer.caipNetworkId === caipNetworkId
      const status = statusOf(snapshot)
      return isMine && hash !== null && status ? [{ ...transfer, hash: finalHash ?? hash, status }] : []
    })
    .reverse()
}
