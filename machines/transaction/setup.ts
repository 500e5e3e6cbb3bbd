import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { networkHashOf, type PendingTransfer, type TransactionOutcome, type Transfer } from '../../core/transfer.ts'
import { channel, port } from '../contract.ts'
import type { Receipt } from '../ports.ts'
import {
  type BalanceCommand,
  balance,
  notices,
  type ToastAdd,
  type ToastDismiss,
  type Track,
  type TransactionFact,
  tracker,
} from '../system.ts'
import { isSmart } from '../wallet/account-selectors.ts'
import type { TransactionInput } from './input.ts'
import {
  arrivedIn,
  askedEvent,
  codeOf,
  endedEvent,
  isEndReported,
  paramsOf,
  refusedEvent,
  sentEvent,
} from './report.ts'
import { isSeen } from './seen.ts'
import { undecided } from './undecided.ts'

/** The commands to the store of transactions: which requests the wallet has, and which transactions are pending. */
export type PendingCommand =
  | { type: 'pending.ask'; transfer: Transfer }
  | { type: 'pending.answered'; id: string }
  | { type: 'pending.unanswered'; transfer: Transfer }
  | { type: 'pending.keep'; transfer: PendingTransfer }
  | { type: 'pending.forget'; hash: string }

export interface TransactionContext {
  transfer: Transfer
  /** The transaction hash; for a batch, the wallet's own id of its calls. */
  hash: string | null
  /** The final transaction hash if it differs: of a replacement, or of a batch. */
  finalHash: string | null
  /** The received amount of the bought token in its smallest unit, if the network reports it [swap-end]. */
  arrived: string | null
  /** As reported by the node. */
  nonce: string | null
  /** How many times in a row no node knew it. */
  misses: number
}

/** Too many newer transactions are pending: this one is no longer tracked. */
export type PendingFact = { type: 'pending.displaced' }

/** The wallet's answer, however late. */
export type Answer = { type: 'request.signed'; hash: string } | { type: 'request.refused'; failure: Failure }

const variants: Record<TransactionOutcome, ToastAdd['variant']> = {
  confirmed: 'success',
  failed: 'error',
  spedUp: 'success',
  cancelled: 'blank',
  replaced: 'blank',
  dropped: 'error',
}

/** The hash in the network, as far as it is known. */
const hashOf = ({ transfer, hash, finalHash }: TransactionContext): string | null =>
  finalHash ?? (hash === null ? null : networkHashOf(transfer, hash))

const pageOf = (context: TransactionContext): Pick<ToastAdd, 'transaction'> => {
  const hash = hashOf(context)
  return hash === null ? {} : { transaction: { caipNetworkId: context.transfer.caipNetworkId, hash } }
}

const isSmartFor = ({ namespace }: Transfer, self: AnyActorRef) => isSmart(self, namespace)

/** The setup of the transaction chart. */
export const transactionSetup = setup({
  types: {} as {
    context: TransactionContext
    events: Answer | PendingFact
    input: TransactionInput
  },
  actors: {
    watchRequest: channel<Answer, { transfer: Transfer }>(),
    readReceipt: port<Receipt, { transfer: Transfer; hash: string; nonce: string | null }>('readReceipt'),
    keepPending: channel<PendingCommand>(),
  },
  guards: {
    isSent: ({ context }) => context.hash !== null,
    isUndecided: (_, { code }: Failure) => undecided.has(code),
    isStatus: (_, { is, status }: { is: Receipt['status']; status: Receipt['status'] }) => is === status,
    isNonceNew: ({ context: { nonce } }, receipt: Receipt) =>
      nonce === null && receipt.status === 'pending' && receipt.nonce !== undefined,
    isLost: ({ context: { misses } }, receipt: Receipt) =>
      receipt.status === 'unknown' && misses + 1 >= lazyConstants.receipts.misses,
    isForgotten: ({ context: { misses } }, receipt: Receipt) =>
      receipt.status === 'pending' && !receipt.known && misses + 1 >= lazyConstants.receipts.misses,
  },
  actions: {
    setHash: assign({ hash: (_, hash: string) => hash }),
    setFinalHash: assign({ finalHash: (_, hash: string | undefined) => hash ?? null }),
    setArrived: assign({
      arrived: ({ context: { transfer } }, receipt: Receipt) =>
        receipt.status === 'confirmed' ? arrivedIn(transfer, receipt.changes) : null,
    }),
    setReceipt: assign(
      ({ context: { nonce, misses } }, receipt: Receipt): Pick<TransactionContext, 'nonce' | 'misses'> =>
        receipt.status === 'pending'
          ? { nonce: receipt.nonce ?? nonce, misses: receipt.known ? 0 : misses + 1 }
          : { nonce, misses: misses + 1 },
    ),
    // Events that must not be tracked go to the chart itself, which ignores them.
    trackAsked: sendTo(
      ({ context: { transfer }, system, self }) => (transfer.swap ? self : tracker({ system })),
      ({ context: { transfer }, self }): Track => ({
        type: 'track',
        ...askedEvent(transfer, isSmartFor(transfer, self)),
      }),
    ),
    trackSent: sendTo(
      ({ context: { transfer }, system, self }) => (transfer.swap ? self : tracker({ system })),
      ({ context: { transfer, hash }, self }): Track => ({
        type: 'track',
        ...sentEvent(transfer, isSmartFor(transfer, self), hash ?? ''),
      }),
    ),
    trackRefused: sendTo(
      tracker,
      ({ context: { transfer }, self }, failure: Failure): Track => ({
        type: 'track',
        ...refusedEvent(transfer, isSmartFor(transfer, self), failure),
      }),
    ),
    trackEnded: sendTo(
      ({ context: { transfer }, system, self }, outcome: TransactionOutcome) =>
        isEndReported(transfer, outcome) ? tracker({ system }) : self,
      ({ context: { transfer, arrived }, self }, outcome: TransactionOutcome): Track => ({
        type: 'track',
        ...endedEvent(transfer, isSmartFor(transfer, self), outcome, arrived),
      }),
    ),
    keepAsked: sendTo(
      'keepPending',
      ({ context: { transfer } }): PendingCommand => ({ type: 'pending.ask', transfer }),
    ),
    forgetAsked: sendTo(
      'keepPending',
      ({ context: { transfer } }): PendingCommand => ({ type: 'pending.answered', id: transfer.id }),
    ),
    keepUnanswered: sendTo(
      'keepPending',
      ({ context: { transfer } }): PendingCommand => ({ type: 'pending.unanswered', transfer }),
    ),
    keep: sendTo(
      'keepPending',
      ({ context: { transfer, hash, nonce } }): PendingCommand => ({
        type: 'pending.keep',
        transfer: { ...transfer, hash: hash ?? '', ...(nonce !== null && { nonce }) },
      }),
    ),
    forget: sendTo(
      'keepPending',
      ({ context: { hash } }): PendingCommand => ({ type: 'pending.forget', hash: hash ?? '' }),
    ),
    notifySent: sendParent(
      ({ context }): TransactionFact => ({
        type: 'transaction.sent',
        id: context.transfer.id,
        hash: hashOf(context),
      }),
    ),
    notifyRefused: sendParent(
      ({ context: { transfer } }, failure: Failure): TransactionFact => ({
        type: 'transaction.refused',
        id: transfer.id,
        failure,
      }),
    ),
    // Always this code: the wallet's own message would make the user try again.
    notifyUnidentified: sendParent(
      ({ context: { transfer } }): TransactionFact => ({
        type: 'transaction.unidentified',
        id: transfer.id,
        failure: { code: 'wallet.badHash' },
      }),
    ),
    notifyEnded: sendParent(
      ({ context }, outcome: TransactionOutcome): TransactionFact => ({
        type: 'transaction.ended',
        id: context.transfer.id,
        outcome,
        hash: hashOf(context),
        ...(context.arrived !== null && { arrived: context.arrived }),
      }),
    ),
    toastStarted: sendTo(
      notices,
      ({ context: { transfer } }): ToastAdd => ({
        type: 'toast.add',
        id: transfer.id,
        variant: 'loading',
        code: codeOf(transfer, 'started'),
        params: paramsOf(transfer, null),
      }),
    ),
    toastEnded: sendTo(
      notices,
      ({ context }, outcome: TransactionOutcome): ToastAdd => ({
        type: 'toast.add',
        id: context.transfer.id,
        variant: variants[outcome],
        code: codeOf(context.transfer, outcome, context.arrived),
        params: paramsOf(context.transfer, context.arrived),
        duration: lazyConstants.outcomeLife,
        ...pageOf(context),
      }),
    ),
    toastUnidentified: sendTo(
      notices,
      ({ context: { transfer } }): ToastAdd => ({
        type: 'toast.add',
        id: transfer.id,
        variant: 'error',
        code: codeOf(transfer, 'unidentified'),
        params: paramsOf(transfer, null),
        duration: lazyConstants.outcomeLife,
      }),
    ),
    // If a view shows it, the toast goes to the chart itself, which ignores it.
    toastRefused: sendTo(
      ({ context: { transfer }, system, self }) => (isSeen({ system }, transfer) ? self : notices({ system })),
      ({ context: { transfer } }): ToastAdd => ({
        type: 'toast.add',
        id: transfer.id,
        variant: 'error',
        code: codeOf(transfer, 'refused'),
        params: paramsOf(transfer, null),
        duration: lazyConstants.outcomeLife,
      }),
    ),
    dismissToast: sendTo(
      notices,
      ({ context: { transfer } }): ToastDismiss => ({ type: 'toast.dismiss', id: transfer.id }),
    ),
    // If no view has requested the balance, there is none to refresh, and the chart ignores events that it sends to
    // itself.
    renewBalance: sendTo(
      ({ context: { transfer }, system, self }) => balance(transfer.namespace)({ system }) ?? self,
      ({ context: { transfer } }): BalanceCommand => ({ type: 'balance.renew', namespace: transfer.namespace }),
    ),
  },
  delays: { request: constants.requestTimeout, receiptGap: lazyConstants.receipts.gap },
})
