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
const answered = {
  description: 'The wallet has answered the other request.',
  guard: 'isFree',
  target: 'checking',
} as const
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
      description: 'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
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
  description: 'Everything that is about to happen, before the wallet is asked [send-review].',
  meta: { view: 'WalletSendPreview' },
  entry: ['clearReview', 'renewTokens'],
  initial: 'checking',
  states: {
    checking: {
      description: 'The node runs the transfer without sending it, for 30 s at most [send-review] [flow-timeout].',
      ...check,
    },
    rechecking: { description: 'The node runs it again, since the user asked [send-review] [flow-timeout].', ...check },
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
      description:
        'The transfer would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
      meta: { status: 'send.ready' },
      always: occupied,
      ...refreshed,
      on: confirm,
    },
    doubted: {
      description:
        'The transfer would succeed, but the receiver looks suspicious: the user must confirm it before they continue [send-look-alike].',
      meta: { status: 'send.doubted' },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isVouched', target: 'vouched' }, { target: 'unsure' }] },
        unsure: {
          description: 'The user has yet to compare the address.',
          ...refreshed,
          on: { 'receiver.vouch': { target: '#send.draft.reviewing.deciding', actions: vouched(true) } },
        },
        vouched: {
          description: 'The user has compared the address and may send anyway.',
          always: { ...occupied, target: '#send.draft.reviewing.occupied' },
          ...refreshed,
          on: { ...confirm, 'receiver.vouch': { target: 'unsure', actions: vouched(false) } },
        },
      },
    },
    feeRaised: {
      description: 'The fee has doubled since the user first saw it; they are told before they continue [send-review].',
      meta: { status: 'send.feeRaised' },
      always: occupied,
      ...refreshed,
      on: confirm,
    },
    feeMissing: {
      description: 'The account can’t pay the fee on top of the amount [send-review].',
      meta: { status: 'send.feeMissing' },
      on: again,
    },
    depositMissing: {
      description: 'The account can’t pay for the receiver’s new token account on top of the fee [send-review].',
      meta: { status: 'send.depositMissing' },
      on: again,
    },
    doomed: {
      description: 'The transfer would fail, and the node says why [send-review].',
      meta: { status: 'send.doomed' },
      on: again,
    },
    miscounted: {
      description:
        'The token’s decimals differ from those shown to the user, so a different amount would leave [assets-decimals].',
      meta: { status: 'send.miscounted' },
      on: again,
    },
    vain: {
      description: 'The transfer would succeed, but nothing would reach the receiver [send-review].',
      meta: { status: 'send.vain' },
      on: again,
    },
    occupied: {
      description:
        'The wallet still shows an earlier transfer, which has to be answered first, or has not reported its outcome [send-one-prompt].',
      meta: { status: 'send.occupied' },
      always: answered,
      on: { 'send.confirm': 'insisting' },
    },
    insisting: {
      description: 'The user wants both transfers, and confirms again [send-one-prompt].',
      meta: { status: 'send.insisting' },
      always: answered,
      on: { 'send.confirm': '#send.sending' },
    },
    unchecked: {
      description: 'The node did not answer. The wallet may know more, so the user may continue [send-review].',
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
