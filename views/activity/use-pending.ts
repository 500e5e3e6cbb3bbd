import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { PendingTransfer } from '../../core/transfer.ts'
import type { ActivitySubject } from '../../machines/activity/setup.ts'
import type { transactionMachine } from '../../machines/transaction/chart.ts'
import { kitOf, useSnapshots } from '../use-kit.ts'

type TransactionRef = ActorRefFrom<typeof transactionMachine>

const isTransaction = (ref: AnyActorRef | undefined): ref is TransactionRef => ref?.src === 'transaction'

const isSame = (one: readonly TransactionRef[], other: readonly TransactionRef[]) =>
  one.length === other.length && one.every((ref, at) => ref === other[at])

/** The transfers of an account that the network has not settled yet, the newest first [activity-pending]. */
export function usePending(
  actor: AnyActorRef,
  { address, caipNetworkId }: ActivitySubject,
): readonly PendingTransfer[] {
  const refs = useSelector(kitOf(actor), ({ children }) => Object.values(children).filter(isTransaction), isSame)
  return useSnapshots(refs)
    .flatMap((snapshot) => {
      const { transfer, hash } = snapshot.context
      const isMine = transfer.address === address && transfer.caipNetworkId === caipNetworkId
      return isMine && hash !== null && snapshot.matches('pending') ? [{ ...transfer, hash }] : []
    })
    .reverse()
}
