import type { ActorRefFrom, AnyActorRef } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { Sender, Transfer } from '../../core/transfer.ts'
import type { transactionMachine } from './chart.ts'

type TransactionRef = ActorRefFrom<typeof transactionMachine>

const isTransaction = (ref: AnyActorRef | undefined): ref is TransactionRef => ref?.src === 'transaction'

/** The transfer that a wallet was asked for first, of those that it has not answered yet [send-one-prompt]. */
export function selectAsked({ system }: Pick<AnyActorRef, 'system'>, { connectorId }: Sender): Transfer | null {
  const kit: AnyActorRef | undefined = system.get(systemIds.kit)
  const children: Record<string, AnyActorRef | undefined> = kit?.getSnapshot().children ?? {}
  const asked = Object.values(children)
    .filter(isTransaction)
    .map((ref) => ref.getSnapshot())
    .find((each) => each.matches('requested') && each.context.transfer.connectorId === connectorId)
  return asked?.context.transfer ?? null
}
