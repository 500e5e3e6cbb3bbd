import { failureOf } from '../../core/errors.ts'
import type { AmountUnit } from '../../core/shown-amount.ts'
import type { ErrorEvent } from '../contract.ts'
import type { TransactionReview } from '../ports.ts'
import type { Step } from './amounts.ts'
import { type KnownReceiver, type Status, sendSetup, transferOf } from './setup.ts'

type Typed = { event: { text: string; decimal: string | null } }
const typedIn = (unit: AmountUnit) =>
  ({ type: 'setAmount', params: ({ event: { text, decimal } }: Typed) => ({ text, decimal, unit }) }) as const
const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const unknownMax = { type: 'showSnackbar', params: { variant: 'error', code: 'send.maxUnknown' } } as const
type Reviewed = { event: { output: TransactionReview } }

/** The amount, in the token or in money where its price is known [send-amount]. */
const amount = sendSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasPrice', target: 'inToken' }, { target: 'unpriced' }] },
    unpriced: {
      description: 'The token has no price that is known, so the amount is one of the token.',
      on: { 'amount.type': { actions: typedIn('token') } },
    },
    inToken: {
      description: 'The amount is one of the token; what it costs stands below [send-amount].',
      on: {
        'amount.type': { actions: typedIn('token') },
        'amount.toggle': { target: 'inMoney', actions: 'keepUnits' },
      },
    },
    inMoney: {
      description: 'The amount is one of money; what it buys stands below [send-amount].',
      on: {
        'amount.type': { actions: typedIn('money') },
        'amount.toggle': { target: 'inToken', actions: 'keepUnits' },
      },
    },
  },
})

/** All of the token, but for what the network needs [send-max]. */
const max = sendSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'amount.max': [
          { guard: 'isNative', target: 'asking' },
          { guard: 'isToken', actions: 'setWhole' },
        ],
      },
    },
    asking: {
      description: 'The node is asked what the transfer costs, for 30 s at most [send-max] [flow-timeout].',
      tags: 'busy',
      invoke: {
        id: 'reviewTransfer',
        src: 'reviewTransfer',
        input: ({ context }) => ({ transfer: { ...transferOf(context), amount: '0' } }),
        onDone: {
          target: 'idle',
          actions: { type: 'setMost', params: ({ event }: Reviewed) => event.output },
        },
        onError: { target: 'idle', actions: unknownMax },
      },
      after: { request: { target: 'idle', actions: unknownMax } },
      on: { 'amount.type': 'idle' },
    },
  },
})

type Written = { event: { text: string } }

const notRead = { type: 'showSnackbar', params: { variant: 'error', code: 'send.notPasted' } } as const

/** Who receives it: an address, or a name that is looked up [send-name]. */
const receiver = sendSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isReceiverBlank', target: 'empty' },
        { guard: 'isReceiverKnown', target: 'known' },
        { guard: 'isName', target: 'waiting' },
        { target: 'resolving' },
      ],
    },
    empty: { description: 'There is no receiver yet.' },
    pasting: {
      description:
        'What was copied is read. The browser may ask the user first, for 30 s at most [send-paste] [flow-timeout].',
      invoke: {
        id: 'readClipboard',
        src: 'readClipboard',
        onDone: {
          target: 'deciding',
          actions: [
            'clearFailure',
            { type: 'setReceiverText', params: ({ event }: { event: { output: string } }) => event.output },
          ],
        },
        onError: { target: 'deciding', actions: notRead },
      },
      after: { request: { target: 'deciding', actions: notRead } },
    },
    waiting: {
      description: 'A name is looked up once the user has not typed for 500 ms [send-name].',
      meta: { status: 'send.resolving' },
      after: { resolveWait: 'resolving' },
    },
    resolving: {
      description:
        'Who is it? An answer to an earlier text is ignored, and no answer in 30 s counts as none [send-name] [flow-timeout].',
      meta: { status: 'send.resolving' },
      invoke: {
        id: 'resolveReceiver',
        src: 'resolveReceiver',
        input: ({ context: { sender, receiverText } }) => ({ sender, text: receiverText.trim() }),
        onDone: [
          {
            guard: { type: 'isOwnToken', params: ({ event }: { event: { output: KnownReceiver } }) => event.output },
            target: 'invalid',
            actions: { type: 'setFailure', params: { code: 'transfer.ownToken' } },
          },
          { target: 'known', actions: { type: 'setReceiver', params: ({ event }) => event.output } },
        ],
        onError: { target: 'invalid', actions: failed },
      },
      after: { request: { target: 'invalid', actions: { type: 'setFailure', params: { code: 'request.timeout' } } } },
    },
    known: { description: 'It is an address, shown in full where a name led to it [send-name].' },
    invalid: {
      description: 'It is no address of the network, and no name that leads to one [send-receiver].',
      tags: 'failed',
      meta: { status: 'send.invalidAddress' },
    },
  },
  on: {
    'receiver.paste': '.pasting',
    'receiver.type': {
      target: '.deciding',
      actions: ['clearFailure', { type: 'setReceiverText', params: ({ event }: Written) => event.text }],
    },
  },
})

/** A state is one label of the button [send-steps]; it is left once another thing is to be done. */
const stepState = (step: Step, status?: Status) =>
  ({
    ...(status && { meta: { status } }),
    always: { guard: { type: 'isOtherStep', params: step }, target: 'deciding' },
  }) as const

const decides = (step: Step) => ({ guard: { type: 'isStep', params: step }, target: step }) as const

/** What is to be done next: the label of the button [send-steps]. */
const step = sendSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        decides('tokenMissing'),
        decides('amountMissing'),
        decides('valueIncorrect'),
        decides('fundsMissing'),
        decides('receiverMissing'),
        decides('receiverUnready'),
        { target: 'ready' },
      ],
    },
    tokenMissing: {
      description: 'There is no token to send: choosing one starts the form again [send-steps].',
      meta: { status: 'send.selectToken' },
    },
    amountMissing: { description: 'There is no amount [send-steps].', ...stepState('amountMissing', 'send.addAmount') },
    valueIncorrect: {
      description: 'The amount is no number, or nothing [send-number].',
      ...stepState('valueIncorrect', 'send.incorrectValue'),
    },
    fundsMissing: {
      description: 'It is more than the account has [send-steps].',
      ...stepState('fundsMissing', 'send.insufficientFunds'),
    },
    receiverMissing: {
      description: 'There is no receiver [send-steps].',
      ...stepState('receiverMissing', 'send.addAddress'),
    },
    receiverUnready: {
      description: 'The receiver is being looked up, or is none: the region of the receiver says which.',
      ...stepState('receiverUnready'),
    },
    ready: {
      description: 'All is there, and can be reviewed [send-steps].',
      ...stepState('ready', 'send.preview'),
      on: { 'send.review': '#send.draft.reviewing' },
    },
  },
})

export const form = { amount, max, receiver, step }
