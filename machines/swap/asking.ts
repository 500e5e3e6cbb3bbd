import type { Failure } from '../../core/errors.ts'
import type { TransactionOutcome } from '../../core/transfer.ts'
import { prompt } from '../shared/prompt.ts'
import { transactionEnd } from '../shared/transaction-end.ts'
import type { Call } from './context.ts'
import { swapSetup } from './setup.ts'

const view = 'SwapStatus'
const mine = { type: 'isTransaction', params: ({ event }: { event: { id: string } }) => event.id } as const
const setHash = { type: 'setHash', params: ({ event }: { event: { hash: string | null } }) => event.hash } as const

/**
 * The wallet has approved the swap in the form, perhaps by an earlier request than the last: it must not be swapped again
 * [swap-one-prompt].
 */
export const sent = {
  description: 'The swap in the form has been sent and must not be sent again [swap-one-prompt].',
  guard: { type: 'isFilledIn', params: ({ event }: { event: { id: string } }) => event.id },
  target: '#swap.sent',
  actions: ['clearFailure', { type: 'setShown', params: ({ event }: { event: { id: string } }) => event.id }, setHash],
} as const

const setFailure = {
  type: 'setFailure',
  params: ({ event }: { event: { failure: Failure } }) => event.failure,
} as const
const refused = { guard: mine, target: '#swap.refused', actions: setFailure } as const
const unidentified = { guard: mine, target: '#swap.unidentified', actions: setFailure } as const
const toForm = { target: '#swap.draft.form.last', actions: ['clearFailure', 'clearPlan'] } as const

const unanswered = {
  description: 'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
  tags: 'failed',
  meta: { view, status: 'swap.unanswered', ring: 'timedOut' },
  on: { 'swap.finish': '#swap.finished' },
} as const
const ask = (call: Call) =>
  ['clearFailure', { type: 'ask', params: call }, { type: 'addTransaction', params: call }] as const

type Ended = { event: { id: string; outcome: TransactionOutcome } }
const ended = (is: TransactionOutcome) =>
  ({ type: 'isOutcome', params: ({ event }: Ended) => ({ ...event, is }) }) as const
const toReview = { target: '#swap.draft.reviewing' } as const

/** The network's result of an approval: the swap is reviewed next, or the user gets a message. */
const settled = {
  'transaction.ended': [
    { guard: ended('confirmed'), ...toReview },
    { guard: ended('spedUp'), ...toReview },
    { guard: ended('failed'), target: '#swap.refused.approvalFailed' },
    { guard: ended('cancelled'), target: '#swap.refused.approvalCancelled' },
    { guard: ended('replaced'), target: '#swap.refused.approvalReplaced' },
    { guard: ended('dropped'), target: '#swap.refused.approvalDropped' },
  ],
} as const

/** The wallet's answer to an approval. */
const answered = {
  'transaction.sent': [{ guard: mine, target: '.pending', actions: setHash }, sent],
  'transaction.refused': refused,
  'transaction.unidentified': {
    description: 'The next review asks the node for the current allowance.',
    ...refused,
  },
  'nav.back': toForm,
} as const

/** Asks the wallet to revoke an earlier approval, if the token requires that before a new one [swap-leftover]. */
export const revoking = swapSetup.createStateConfig({
  description: 'The wallet is asked to revoke the contract’s existing allowance of the token [swap-leftover].',
  initial: 'prompted',
  states: {
    prompted: {
      description: 'The wallet shows its user that they are about to allow nothing [flow-prompt-hint].',
      entry: ask('revoke'),
      ...prompt({ view, asking: 'swap.revokeAsking', slow: 'swap.revokeSlow' }),
      after: { prompt: 'unanswered' },
    },
    unanswered,
    pending: {
      description: 'The revocation is on the network. The new approval is reviewed next [swap-fresh].',
      meta: { view, status: 'swap.revoking', ring: 'asking' },
      on: settled,
    },
  },
  on: answered,
})

/** Asks the wallet to approve exactly the swapped amount [swap-approval]. */
export const approving = swapSetup.createStateConfig({
  description: 'The wallet is asked to approve the contract for exactly the swapped amount [swap-approval].',
  initial: 'prompted',
  states: {
    prompted: {
      description: 'The wallet shows its user what they are about to approve [flow-prompt-hint].',
      entry: ask('approval'),
      ...prompt({ view, asking: 'swap.approveAsking', slow: 'swap.approveSlow' }),
      after: { prompt: 'unanswered' },
    },
    unanswered,
    pending: {
      description:
        'The approval is on the network. The swap itself is reviewed again, at the price at that time [swap-fresh].',
      meta: { view, status: 'swap.approving', ring: 'asking' },
      on: settled,
    },
  },
  on: answered,
})

/**
 * The wallet is asked by an actor of the kit, so that a late approval counts wherever the user is by then
 * [flow-late-answer].
 */
export const swapping = swapSetup.createStateConfig({
  description:
    'The wallet is asked to sign and send the swap. Going back does not withdraw the prompt [flow-late-answer].',
  entry: ask('call'),
  initial: 'prompted',
  states: {
    prompted: {
      description: 'The wallet shows its user what they are about to sign [flow-prompt-hint].',
      ...prompt({ view, asking: 'swap.asking', slow: 'swap.slow' }),
      after: { prompt: 'unanswered' },
    },
    unanswered,
  },
  on: {
    'transaction.sent': sent,
    'transaction.refused': refused,
    'transaction.unidentified': unidentified,
    'nav.back': toForm,
  },
})

/** Nothing was swapped: the form can be reviewed again, unless the wallet approves an earlier request for it. */
const onceMore = {
  'transaction.sent': sent,
  'swap.again': {
    description: 'The price may have changed: the wallet is asked only after another review [swap-fresh].',
    target: '#swap.draft.reviewing',
    actions: 'clearFailure',
  },
} as const

/** The user has rejected it in the wallet, or the approval failed: nothing was swapped. */
export const refusedState = swapSetup.createStateConfig({
  description: 'Nothing was swapped [swap-refused].',
  tags: 'failed',
  initial: 'classifying',
  states: {
    classifying: { always: [{ guard: 'isDeclined', target: 'declined' }, { target: 'failed' }] },
    declined: {
      description: 'The user rejected the request in the wallet [swap-refused].',
      tags: 'byUser',
      meta: { view, status: 'swap.declined', ring: 'rejected' },
    },
    failed: {
      description: 'The wallet could not carry out the request [swap-refused].',
      meta: { view, status: 'swap.failed', ring: 'failed' },
    },
    approvalFailed: {
      description: 'The approval was reverted: only the fee was spent [swap-approval].',
      meta: { view, status: 'swap.approvalFailed', ring: 'failed' },
    },
    approvalCancelled: {
      description: 'The user cancelled the approval in the wallet [send-replaced].',
      tags: 'byUser',
      meta: { view, status: 'swap.approvalCancelled', ring: 'rejected' },
    },
    approvalReplaced: {
      description: 'Another transaction has replaced the approval [send-replaced].',
      meta: { view, status: 'swap.approvalReplaced', ring: 'rejected' },
    },
    approvalDropped: {
      description: 'The network dropped the approval [send-replaced].',
      meta: { view, status: 'swap.approvalDropped', ring: 'failed' },
    },
  },
  on: {
    ...onceMore,
    'nav.back': toForm,
  },
})

/** The wallet has answered without a transaction hash: the user can't swap again from here. */
export const unidentifiedState = swapSetup.createStateConfig({
  description:
    'The wallet has not said which transaction it sent, if any, so the user is told to check the wallet [send-pending].',
  tags: 'failed',
  meta: { view, status: 'swap.unidentified', ring: 'waiting' },
  on: { 'swap.finish': '#swap.finished', 'nav.back': '#swap.finished' },
})

const end = transactionEnd({ view, area: 'swap' })

/** The network has it. Its outcome is shown here, while the user is still on this view. */
export const sentState = swapSetup.createStateConfig({
  description:
    'The swap is on the network. The user may leave: they learn of its outcome wherever they are [swap-end].',
  initial: end.initial,
  states: {
    ...end.states,
    failed: { ...end.states.failed, on: onceMore },
    dropped: { ...end.states.dropped, on: onceMore },
  },
  on: { 'swap.finish': '#swap.finished', 'nav.back': '#swap.finished' },
})
