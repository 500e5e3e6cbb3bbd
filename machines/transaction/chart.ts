import type { Failure } from '../../core/errors.ts'
import type { TransactionOutcome } from '../../core/transfer.ts'
import type { Receipt } from '../ports.ts'
import { transactionSetup } from './setup.ts'

export type { TransactionInput } from './input.ts'
export type { Answer, PendingCommand, PendingFact, TransactionContext } from './setup.ts'

const endedAs = (outcome: TransactionOutcome) =>
  [
    'forget',
    { type: 'notifyEnded', params: outcome },
    { type: 'toastEnded', params: outcome },
    { type: 'trackEnded', params: outcome },
    'renewBalance',
  ] as const

const refusal = ({ event }: { event: { failure: Failure } }) => event.failure

type Answered = { event: { output: Receipt } }
const receiptOf = ({ event }: Answered) => event.output

const ended = <const Outcome extends Exclude<Receipt['status'], 'pending' | 'unknown'>>(status: Outcome) =>
  ({
    guard: { type: 'isStatus', params: ({ event }: Answered) => ({ is: event.output.status, status }) },
    target: `#transaction.${status}`,
    actions: [
      {
        type: 'setFinalHash',
        params: ({ event: { output } }: Answered) => ('hash' in output ? output.hash : undefined),
      },
      { type: 'setArrived', params: receiptOf },
    ],
  }) as const

/**
 * One transaction of the account, from the wallet's prompt to its outcome: an actor of the kit, which outlives the
 * modal.
 */
export const transactionMachine = transactionSetup.createMachine({
  id: 'transaction',
  description:
    'A transaction under way: the wallet is asked once, a late approval is honoured, and the user learns of the outcome wherever they are [send-pending].',
  context: ({ input: { hash, nonce, ...transfer } }) => ({
    transfer,
    hash: hash ?? null,
    finalHash: null,
    arrived: null,
    nonce: nonce ?? null,
    misses: 0,
  }),
  invoke: { id: 'keepPending', src: 'keepPending', onError: {} },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSent', target: 'pending' }, { target: 'requested' }] },
    requested: {
      description:
        'The wallet is asked, and other pages are informed. Its prompt can’t be aborted, so this lasts until it answers [flow-late-answer] [send-one-prompt].',
      invoke: {
        id: 'watchRequest',
        src: 'watchRequest',
        input: ({ context: { transfer } }) => ({ transfer }),
        onError: {
          target: 'refused',
          actions: [
            { type: 'notifyRefused', params: { code: 'unknown' } },
            { type: 'trackRefused', params: { code: 'unknown' } },
          ],
        },
      },
      entry: ['keepAsked', 'trackAsked'],
      exit: 'forgetAsked',
      on: {
        'request.signed': {
          target: 'pending',
          actions: [{ type: 'setHash', params: ({ event }) => event.hash }, 'notifySent', 'trackSent', 'renewBalance'],
        },
        'request.refused': [
          {
            description: 'The answer does not say whether anything was sent [send-undecided].',
            guard: { type: 'isUndecided', params: refusal },
            target: 'unidentified',
            actions: ['notifyUnidentified', { type: 'trackRefused', params: refusal }],
          },
          {
            target: 'refused',
            actions: [
              { type: 'notifyRefused', params: refusal },
              { type: 'trackRefused', params: refusal },
            ],
          },
        ],
      },
    },
    pending: {
      description: 'The transaction is on the network. Its receipt is requested until there is one [send-pending].',
      entry: ['keep', 'toastStarted'],
      initial: 'asking',
      on: { 'pending.displaced': 'displaced' },
      states: {
        asking: {
          description: 'The node is asked for the transaction’s outcome, for 30 s at most [flow-timeout].',
          invoke: {
            id: 'readReceipt',
            src: 'readReceipt',
            input: ({ context: { transfer, hash, nonce } }) => ({ transfer, hash: hash ?? '', nonce }),
            onDone: [
              ended('confirmed'),
              ended('failed'),
              ended('spedUp'),
              ended('cancelled'),
              ended('replaced'),
              { guard: { type: 'isForgotten', params: receiptOf }, target: '#transaction.dropped' },
              { guard: { type: 'isLost', params: receiptOf }, target: '#transaction.lost' },
              {
                description:
                  'The nonce is stored too: it identifies a replacement that happens while the page is closed [send-replaced].',
                guard: { type: 'isNonceNew', params: receiptOf },
                target: 'waiting',
                actions: [{ type: 'setReceipt', params: receiptOf }, 'keep'],
              },
              { target: 'waiting', actions: { type: 'setReceipt', params: receiptOf } },
            ],
            onError: 'waiting',
          },
          after: { request: 'waiting' },
        },
        waiting: { description: 'The node is asked again after 3 s.', after: { receiptGap: 'asking' } },
      },
    },
    displaced: {
      description: 'Too many newer transactions are pending, so this one is no longer followed [send-pending].',
      type: 'final',
      entry: ['forget', 'dismissToast'],
    },
    lost: {
      description:
        'Only its wallet knows the outcome, and has not been connected for 2 min: it is no longer followed, and there is no message [swap-atomic].',
      type: 'final',
      entry: ['forget', 'dismissToast'],
    },
    refused: {
      description: 'The wallet refused, or could not send it: nothing was sent [send-refused].',
      type: 'final',
      entry: 'toastRefused',
    },
    unidentified: {
      description:
        'The wallet has not said whether it sent a transaction, or which: it can’t be followed. A toast and the next review tell the user to check the wallet [send-pending] [send-undecided].',
      type: 'final',
      entry: ['keepUnanswered', 'toastUnidentified', 'renewBalance'],
    },
    confirmed: { description: 'The transaction is confirmed.', type: 'final', entry: endedAs('confirmed') },
    failed: {
      description: 'The transaction was reverted: only the fee was spent.',
      type: 'final',
      entry: endedAs('failed'),
    },
    replaced: {
      description: 'Another transaction has replaced it [send-replaced].',
      type: 'final',
      entry: endedAs('replaced'),
    },
    spedUp: {
      description: 'The user sped it up in the wallet: it is confirmed under another hash [send-replaced].',
      type: 'final',
      entry: endedAs('spedUp'),
    },
    cancelled: {
      description: 'The user cancelled it in the wallet: only the fee was spent [send-replaced].',
      type: 'final',
      entry: endedAs('cancelled'),
    },
    dropped: {
      description: 'The network dropped the transaction, so nothing was sent [send-replaced].',
      type: 'final',
      entry: endedAs('dropped'),
    },
  },
})
