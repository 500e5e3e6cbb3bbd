import type { Failure } from '../../core/errors.ts'
import { prompt } from '../shared/prompt.ts'
import { transactionEnd } from '../shared/transaction-end.ts'
import { sendSetup } from './setup.ts'

const view = 'WalletSendStatus'
const mine = { type: 'isTransfer', params: ({ event }: { event: { id: string } }) => event.id } as const

/**
 * The wallet has approved the transfer in the form, perhaps by an earlier request than the last: it must not be sent
 * again [send-one-prompt].
 */
export const sent = {
  description: 'The transfer in the form has been sent and must not be sent again [send-one-prompt].',
  guard: { type: 'isFilledIn', params: ({ event }: { event: { id: string } }) => event.id },
  target: '#send.sent',
  actions: [
    'clearFailure',
    { type: 'setShown', params: ({ event }: { event: { id: string } }) => event.id },
    { type: 'setHash', params: ({ event }: { event: { hash: string | null } }) => event.hash },
  ],
} as const
const setFailure = {
  type: 'setFailure',
  params: ({ event }: { event: { failure: Failure } }) => event.failure,
} as const
const refused = { guard: mine, target: '#send.refused', actions: setFailure } as const
const unidentified = { guard: mine, target: '#send.unidentified', actions: setFailure } as const
const toForm = { target: '#send.draft.form.last', actions: 'clearFailure' } as const

/**
 * The wallet is asked by an actor of the kit, so that a late approval counts wherever the user is by then
 * [flow-late-answer].
 */
export const sending = sendSetup.createStateConfig({
  description:
    'The wallet is asked to sign and send the transfer. Going back does not withdraw the prompt [flow-late-answer].',
  entry: ['clearFailure', 'askForTransfer', 'addTransfer'],
  initial: 'prompted',
  states: {
    prompted: {
      description: 'The wallet shows its user what they are about to sign [flow-prompt-hint].',
      ...prompt({ view, asking: 'send.asking', slow: 'send.slow' }),
      after: { prompt: 'unanswered' },
    },
    unanswered: {
      description: 'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
      tags: 'failed',
      meta: { view, status: 'send.unanswered', ring: 'timedOut' },
      on: { 'send.finish': '#send.finished' },
    },
  },
  on: {
    'transaction.sent': sent,
    'transaction.refused': refused,
    'transaction.unidentified': unidentified,
    'nav.back': toForm,
  },
})

/** The user has rejected it in the wallet. */
export const refusedState = sendSetup.createStateConfig({
  description: 'Nothing was sent [send-refused].',
  tags: 'failed',
  initial: 'classifying',
  states: {
    classifying: { always: [{ guard: 'isDeclined', target: 'declined' }, { target: 'failed' }] },
    declined: {
      description: 'The user rejected the request in the wallet [send-refused].',
      tags: 'byUser',
      meta: { view, status: 'send.declined', ring: 'rejected' },
    },
    failed: {
      description: 'The wallet or its node could not send the transfer [send-refused].',
      meta: { view, status: 'send.failed', ring: 'failed' },
    },
    repeating: {
      description: 'Decides whether the wallet is asked again at once, and leaves at once [send-one-prompt].',
      entry: 'syncAsked',
      always: [
        {
          description: 'It still has an earlier request, as the review says.',
          guard: 'isOccupied',
          target: '#send.draft.reviewing',
        },
        { target: '#send.sending' },
      ],
    },
  },
  on: {
    'transaction.sent': sent,
    'send.again': [
      {
        description: 'The account or the network has changed: the form starts again [send-reset].',
        guard: 'isOtherSender',
        ...toForm,
      },
      { target: '.repeating' },
    ],
    'nav.back': toForm,
  },
})

/** The wallet has answered without a transaction hash: the user can't send it again from here. */
export const unidentifiedState = sendSetup.createStateConfig({
  description:
    'The wallet has not said which transaction it sent, if any, so the user is told to check the wallet [send-pending].',
  tags: 'failed',
  meta: { view, status: 'send.unidentified', ring: 'waiting' },
  on: { 'send.finish': '#send.finished', 'nav.back': '#send.finished' },
})

const end = transactionEnd({ view, area: 'send' })

/** Nothing was sent: the form can be reviewed again, unless the wallet approves an earlier request for it. */
const onceMore = {
  on: {
    'transaction.sent': sent,
    'send.again': [
      {
        description: 'The account or the network has changed: the form starts again [send-reset].',
        guard: 'isOtherSender',
        ...toForm,
      },
      { target: '#send.draft.reviewing' },
    ],
  },
} as const

/** The network has it. Its outcome is shown here, while the user is still on this view. */
export const sentState = sendSetup.createStateConfig({
  description:
    'The transaction is on the network. The user may leave: they learn of its outcome wherever they are [send-pending].',
  initial: end.initial,
  states: {
    ...end.states,
    failed: { ...end.states.failed, ...onceMore },
    dropped: { ...end.states.dropped, ...onceMore },
  },
  on: { 'send.finish': '#send.finished', 'nav.back': '#send.finished' },
})
