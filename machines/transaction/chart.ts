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
    'fetchBalance',
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
    'A transfer on its way: the wallet is asked once, what it approves late is honoured, and its end is told wherever the user is [send-pending].',
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
        'The wallet is asked, and other pages are told so. Its prompt cannot be aborted, so this lasts until it answers [flow-late-answer] [send-one-prompt].',
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
          actions: [{ type: 'setHash', params: ({ event }) => event.hash }, 'notifySent', 'trackSent', 'fetchBalance'],
        },
        'request.refused': [
          {
            description: 'This leaves open whether anything has left [send-undecided].',
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
      description: 'The network has it. Its receipt is asked for until there is one [send-pending].',
      entry: ['keep', 'toastStarted'],
      initial: 'asking',
      on: { 'pending.displaced': 'displaced' },
      states: {
        asking: {
          description: 'The node is asked what has become of it, for 30 s at most [flow-timeout].',
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
                  'Its nonce is stored too: one that replaces it while the page is away is found by that [send-replaced].',
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
      description: 'So many younger ones are pending that this one is not followed any more [send-pending].',
      type: 'final',
      entry: ['forget', 'dismissToast'],
    },
    lost: {
      description:
        'Only its wallet could say what has become of it, and has not been connected for 2 min: it is not followed any more, and nothing is said of it [swap-atomic].',
      type: 'final',
      entry: ['forget', 'dismissToast'],
    },
    refused: {
      description: 'The wallet has said no, or could not send it: nothing has left [send-refused].',
      type: 'final',
      entry: 'toastRefused',
    },
    unidentified: {
      description:
        'The wallet has not said whether it sent a transaction, or which: it can’t be followed, and the user is told to look in the wallet, in a toast and at the next review [send-pending] [send-undecided].',
      type: 'final',
      entry: ['keepUnanswered', 'toastUnidentified', 'fetchBalance'],
    },
    confirmed: { description: 'It is done.', type: 'final', entry: endedAs('confirmed') },
    failed: { description: 'It was undone: only the fee is gone.', type: 'final', entry: endedAs('failed') },
    replaced: {
      description: 'Another transaction has taken its place [send-replaced].',
      type: 'final',
      entry: endedAs('replaced'),
    },
    spedUp: {
      description: 'The user has sped it up in the wallet: it is done, under another hash [send-replaced].',
      type: 'final',
      entry: endedAs('spedUp'),
    },
    cancelled: {
      description: 'The user has cancelled it in the wallet: nothing has left but the fee [send-replaced].',
      type: 'final',
      entry: endedAs('cancelled'),
    },
    dropped: {
      description: 'The network has forgotten it, so that nothing has left [send-replaced].',
      type: 'final',
      entry: endedAs('dropped'),
    },
  },
})
