import { fromPromise } from 'xstate'
import type { TokenBalance } from '../../../core/token-balance.ts'
import type { Sender, Transfer } from '../../../core/transfer.ts'
import type { TransactionReview, Wish } from '../../../machines/ports.ts'
import { type KnownReceiver, sendMachine } from '../../../machines/send/chart.ts'
import { knownReceivers } from '../../../services/known-receivers.ts'
import { readClipboard } from '../../../services/paste.ts'
import { pendingTransfers } from '../../../services/pending-transfers.ts'
import { readWish } from '../../../services/read-wish.ts'
import { accountServices } from '../account-services.ts'
import transaction from '../background/transaction.ts'
import { defineFlow } from '../define-flow.ts'
import { transactionOf } from '../transaction-of.ts'

/** Sending: the adapter of the account's namespace knows addresses, fees and what would happen. */
export default defineFlow(
  'send',
  (deps) => {
    const { loadAdapter } = deps
    const services = accountServices(deps)
    const receivers = knownReceivers(() => localStorage)
    return sendMachine.provide({
      actors: {
        loadTokens: fromPromise<readonly TokenBalance[], { sender: Sender }>(({ input: { sender }, signal }) =>
          services.loadTokens(sender, signal),
        ),
        readWish: fromPromise<Wish, { wish: string; sender: Sender; tokens: readonly TokenBalance[] }>(
          async ({ input: { wish, ...known } }) => readWish(wish, { ...known, networks: deps.setup.networks }),
        ),
        resolveReceiver: fromPromise<KnownReceiver, { sender: Sender; text: string }>(
          async ({ input: { sender, text }, signal }) => {
            const { namespace, caipNetworkId } = sender
            const receiver = await services.resolveReceiver({ text, caipNetworkId }, signal)
            return { ...receiver, ...receivers.compare(namespace, receiver.address) }
          },
        ),
        readClipboard: fromPromise<string>(() => readClipboard()),
        reviewTransfer: fromPromise<TransactionReview, { transfer: Transfer }>(
          async ({ input: { transfer }, signal }) => {
            const { namespace, address, caipNetworkId } = transfer
            const query = { address, caipNetworkId, transaction: transactionOf(transfer) }
            return (await loadAdapter(namespace)).review(query, signal)
          },
        ),
      },
    })
  },
  {
    chart: transaction,
    former: () =>
      pendingTransfers(() => localStorage)
        .list()
        // The oldest first, as they came.
        .toReversed()
        .map((transfer) => ({ type: 'transfer.send', transfer: { ...transfer, id: transfer.hash } })),
  },
)
