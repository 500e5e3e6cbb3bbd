import { fromCallback, fromPromise } from 'xstate'
import { failureOf } from '../../../core/errors.ts'
import { lazyConstants } from '../../../core/lazy-constants.ts'
import { loadErrorMessages } from '../../../core/load-error-messages.ts'
import type { Transfer } from '../../../core/transfer.ts'
import type { Receipt } from '../../../machines/ports.ts'
import {
  type Answer,
  type PendingCommand,
  type PendingFact,
  transactionMachine,
} from '../../../machines/transaction/chart.ts'
import { askedTransfers } from '../../../services/asked-transfers.ts'
import { knownReceivers } from '../../../services/known-receivers.ts'
import { pendingTransfers } from '../../../services/pending-transfers.ts'
import { youngest } from '../../../services/youngest.ts'
import { accountServices } from '../account-services.ts'
import type { EngineDeps } from '../define-flow.ts'
import { transactionOf } from '../transaction-of.ts'

const requestOf = (transfer: Transfer) => {
  const { connectorId, address, caipNetworkId, first } = transfer
  return { connectorId, address, caipNetworkId, transaction: transactionOf(transfer), ...(first && { first }) }
}

/**
 * One transaction: its adapter talks to the wallet and the node, and this browser's storage keeps it across reloads.
 */
export default (deps: Pick<EngineDeps, 'loadAdapter' | 'setup'>) => {
  const { loadAdapter } = deps
  const pending = pendingTransfers(() => localStorage)
  const asked = askedTransfers({ open: () => localStorage })
  const followed = youngest(lazyConstants.mostPending)
  const receivers = knownReceivers(() => localStorage)
  return transactionMachine.provide({
    actors: {
      // The wallet's prompt outlives the actor that waits for it: a transfer that the user approves late is still sent,
      // and must be tracked.
      watchRequest: fromCallback<Answer, { transfer: Transfer }>(({ input: { transfer }, sendBack }) => {
        const emit = (answer: Answer) => sendBack(answer)
        const { namespace } = transfer
        const request = requestOf(transfer)
        void loadErrorMessages()
        loadAdapter(namespace)
          .then((adapter) => adapter.sendTransaction(request, new AbortController().signal))
          .then(
            (hash) => emit({ type: 'request.signed', hash }),
            (cause: unknown) => emit({ type: 'request.refused', failure: failureOf(cause) }),
          )
      }),
      readReceipt: fromPromise<Receipt, { transfer: Transfer; hash: string; nonce: string | null }>(
        async ({ input: { transfer, hash, nonce }, signal }) => {
          const { namespace } = transfer
          const query = { ...requestOf(transfer), hash, ...(nonce !== null && { nonce }) }
          const receipt = await (await loadAdapter(namespace)).receipt(query, signal)
          if (receipt.status !== 'pending') {
            const { renewTokens, renewHistory } = accountServices(deps)
            renewHistory(transfer)
            renewTokens(transfer, transfer.token)
            if (transfer.swap) renewTokens(transfer, transfer.swap.token)
          }
          return receipt
        },
      ),
      keepPending: fromCallback<PendingCommand>(({ receive, sendBack }) => {
        const displace = () => sendBack({ type: 'pending.displaced' } satisfies PendingFact)
        receive((command) => {
          if (command.type === 'pending.ask') asked.keep(command.transfer)
          else if (command.type === 'pending.answered') asked.forget(command.id)
          else if (command.type === 'pending.unanswered') asked.abandon(command.transfer)
          else if (command.type === 'pending.forget') {
            pending.forget(command.hash)
            followed.delete(command.hash)
          } else {
            pending.keep(command.transfer)
            followed.add(command.transfer.hash, displace)
            // A called contract is not the receiver of a payment.
            if (!command.transfer.call) receivers.add({ ...command.transfer, address: command.transfer.to })
          }
        })
      }),
    },
  })
}
