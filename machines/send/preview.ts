import { failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import type { TransactionReview } from '../ports.ts'
import { type SendContext, transferOf } from './context.ts'
import { sendSetup } from './setup.ts'

const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'setFailure', params: { code: 'service.timeout' } } as const
const reviewed = {
  type: 'setReview',
  params: ({ event }: { event: { output: TransactionReview } }) => event.output,
} as const
const confirm = { 'send.confirm': '#send.sending' } as const
const occupied = {
  description: 'Another page has asked the wallet meanwhile.',
  guard: 'isOccupied',
  target: 'occupied',
} as const
const answered = { description: 'The wallet has answered it.', guard: 'isFree', target: 'checking' } as const
const vouched = (params: boolean) => ({ type: 'setVouched', params }) as const
const again = { 'review.retry': 'rechecking' } as const

const check = {
  meta: { status: 'send.checking' },
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    id: 'reviewTransfer',
    src: 'reviewTransfer',
    input: ({ context }: { context: SendContext }) => ({ transfer: transferOf(context) }),
    onDone: { target: 'deciding', actions: reviewed },
    onError: { target: 'unchecked', actions: failed },
  },
  after: { request: { target: 'unchecked', actions: timedOut } },
} as const

/** Asks the node again every 15 s, as long as the transfer can be confirmed as it is [send-review]. */
const refreshed = {
  initial: 'fresh',
  states: {
    fresh: { after: { reviewLife: 'refreshing' } },
    refreshing: {
      description: 'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
      invoke: {
        id: 'reviewTransfer',
        src: 'reviewTransfer',
        input: ({ context }: { context: SendContext }) => ({ transfer: transferOf(context) }),
        onDone: { target: '#send.draft.reviewing.deciding', actions: reviewed },
        onError: 'fresh',
      },
      after: { request: 'fresh' },
    },
  },
} as const

/** Shows the transfer again, with the node's review of it [send-review]. */
export const reviewing = sendSetup.createStateConfig({
  description: 'All that is about to happen, before the wallet is asked [send-review].',
  meta: { view: 'WalletSendPreview' },
  entry: ['clearReview', 'renewTokens'],
  initial: 'checking',
  states: {
    checking: {
      description: 'The node runs the transfer without sending it, for 30 s at most [send-review] [flow-timeout].',
      ...check,
    },
    rechecking: { description: 'The user has asked it to, once more [send-review] [flow-timeout].', ...check },
    deciding: {
      always: [
        { guard: 'isMiscounted', target: 'miscounted' },
        // For these failures the kit has messages of its own, which are better than the node's.
        { guard: { type: 'lacks', params: 'fee' }, target: 'feeMissing' },
        { guard: { type: 'lacks', params: 'deposit' }, target: 'depositMissing' },
        { guard: 'hasProblem', target: 'doomed' },
        { guard: 'isVain', target: 'vain' },
        { guard: 'isDoubted', target: 'doubted' },
        { guard: 'isOccupied', target: 'occupied' },
        { guard: 'feeRose', target: 'feeRaised' },
        { guard: 'isDangerous', target: 'doubted' },
        { target: 'ready' },
      ],
    },
    ready: {
      description: 'It would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
      meta: { status: 'send.ready' },
      always: occupied,
      ...refreshed,
      on: confirm,
    },
    doubted: {
      description:
        'It would succeed, and the receiver looks like the wrong one: the user says that it is the right one before they go on [send-look-alike].',
      meta: { status: 'send.doubted' },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isVouched', target: 'vouched' }, { target: 'unsure' }] },
        unsure: {
          description: 'The user is to compare the address.',
          ...refreshed,
          on: { 'receiver.vouch': { target: '#send.draft.reviewing.deciding', actions: vouched(true) } },
        },
        vouched: {
          description: 'The user has compared it, and may send all the same.',
          always: { ...occupied, target: '#send.draft.reviewing.occupied' },
          ...refreshed,
          on: { ...confirm, 'receiver.vouch': { target: 'unsure', actions: vouched(false) } },
        },
      },
    },
    feeRaised: {
      description:
        'The fee has doubled since the user saw it first, and the user is told before they go on [send-review].',
      meta: { status: 'send.feeRaised' },
      always: occupied,
      ...refreshed,
      on: confirm,
    },
    feeMissing: {
      description: 'The account cannot pay the fee beside what is sent [send-review].',
      meta: { status: 'send.feeMissing' },
      on: again,
    },
    depositMissing: {
      description: 'The account cannot pay for the receiver’s new token account beside the fee [send-review].',
      meta: { status: 'send.depositMissing' },
      on: again,
    },
    doomed: {
      description: 'It would fail, and the node says why [send-review].',
      meta: { status: 'send.doomed' },
      on: again,
    },
    miscounted: {
      description:
        'The token counts otherwise than the user was told, so that another amount than the one above would leave [assets-decimals].',
      meta: { status: 'send.miscounted' },
      on: again,
    },
    vain: {
      description: 'It would succeed, and nothing of it would reach the receiver [send-review].',
      meta: { status: 'send.vain' },
      on: again,
    },
    occupied: {
      description:
        'The wallet still asks about an earlier transfer, which is answered first, or has not said what became of it [send-one-prompt].',
      meta: { status: 'send.occupied' },
      always: answered,
      on: { 'send.confirm': 'insisting' },
    },
    insisting: {
      description: 'The user wants both, and confirms once more [send-one-prompt].',
      meta: { status: 'send.insisting' },
      always: answered,
      on: { 'send.confirm': '#send.sending' },
    },
    unchecked: {
      description: 'The node did not answer. The wallet may know more, so that the user may go on [send-review].',
      tags: 'failed',
      meta: { status: 'send.unchecked' },
      on: {
        ...again,
        'send.confirm': [
          { guard: 'isDoubted', target: 'doubted' },
          { guard: 'isOccupied', target: 'occupied' },
          { target: '#send.sending' },
        ],
      },
    },
  },
  on: { 'nav.back': { target: '#send.draft.form.last', actions: 'clearFailure' } },
})
