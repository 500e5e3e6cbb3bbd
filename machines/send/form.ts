import type { AmountUnit } from '../../core/shown-amount.ts'
import type { TransactionReview } from '../ports.ts'
import type { TokensFact } from '../shared/token-renewal.ts'
import type { Step } from './amounts.ts'
import { transferOf } from './context.ts'
import { receiver } from './receiver.ts'
import { type Status, sendSetup } from './setup.ts'

type Typed = { event: { text: string; decimal: string | null } }
const typedIn = (unit: AmountUnit) =>
  ({ type: 'setAmount', params: ({ event: { text, decimal } }: Typed) => ({ text, decimal, unit }) }) as const
const unknownMax = { type: 'showSnackbar', params: { variant: 'error', code: 'send.maxUnknown' } } as const
const renewedIn = ({ event }: { event: TokensFact }) => event
type Reviewed = { event: { output: TransactionReview } }

/** The amount, in the token or, if its price is known, in fiat money [send-amount]. */
const amount = sendSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasPrice', target: 'inToken' }, { target: 'unpriced' }] },
    unpriced: {
      description: 'The token has no known price, so the amount is in the token.',
      always: { guard: 'hasPrice', target: 'deciding' },
      on: { 'amount.type': { actions: typedIn('token') } },
    },
    inToken: {
      description: 'The amount is in the token; its value in money is shown below [send-amount].',
      always: { guard: 'hasNoPrice', target: 'deciding' },
      on: {
        'amount.type': { actions: typedIn('token') },
        'amount.toggle': { target: 'inMoney', actions: 'keepUnits' },
      },
    },
    inMoney: {
      description: 'The amount is in money; the amount in the token is shown below [send-amount].',
      always: { guard: 'hasNoPrice', target: 'deciding', actions: 'keepUnits' },
      on: {
        'tokens.renewed': {
          description: 'The price has changed: the amount to send stays, and its new value is shown.',
          guard: { type: 'isRepriced', params: renewedIn },
          actions: [{ type: 'setRenewed', params: ({ event }) => event.tokens }, 'keepUnits'],
        },
        'amount.type': { actions: typedIn('money') },
        'amount.toggle': { target: 'inToken', actions: 'keepUnits' },
      },
    },
  },
})

/** All of the token, less what the network needs [send-max]. */
const max = sendSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'amount.max': [
          { guard: 'isNative', target: 'asking', actions: 'dropText' },
          { guard: 'isToken', actions: 'setWhole' },
        ],
      },
    },
    asking: {
      description: 'The node is asked what the transfer costs, for 30 s at most [send-max] [flow-timeout].',
      tags: 'busy',
      always: [
        { description: 'A payment in a token was pasted.', guard: 'isToken', target: 'idle' },
        { description: 'A payment with its own amount was pasted.', guard: 'isUntyped', target: 'idle' },
      ],
      invoke: {
        id: 'reviewTransfer',
        src: 'reviewTransfer',
        input: ({ context }) => ({ transfer: { ...transferOf(context), amount: '0' } }),
        onDone: {
          target: 'idle',
          actions: { type: 'setMost', params: ({ event }: Reviewed) => event.output },
        },
        onError: { target: 'idle', actions: ['keepUnits', unknownMax] },
      },
      after: { request: { target: 'idle', actions: ['keepUnits', unknownMax] } },
      on: { 'amount.type': 'idle' },
    },
  },
})

/** A state for each label of the button [send-steps]; it is left when another step is next. */
const stepState = (step: Step, status?: Status) =>
  ({
    ...(status && { meta: { status } }),
    always: { guard: { type: 'isOtherStep', params: step }, target: 'deciding' },
  }) as const

const decides = (step: Step) => ({ guard: { type: 'isStep', params: step }, target: step }) as const

/** If an on-ramp is offered, the user can buy more [send-buy]. */
const buy = {
  'onramp.open': { guard: 'canBuy', actions: ['trackBuy', { type: 'goTo', params: 'OnRampProviders' }] },
} as const

/** The next step: the label of the button [send-steps]. */
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
      description: 'There is no token to send: choosing one restarts the form [send-steps].',
      ...stepState('tokenMissing', 'send.selectToken'),
      on: buy,
    },
    amountMissing: { description: 'There is no amount [send-steps].', ...stepState('amountMissing', 'send.addAmount') },
    valueIncorrect: {
      description: 'The amount is not a number, or is zero [send-number].',
      ...stepState('valueIncorrect', 'send.incorrectValue'),
    },
    fundsMissing: {
      description: 'The amount exceeds the balance [send-steps].',
      ...stepState('fundsMissing', 'send.insufficientFunds'),
      on: buy,
    },
    receiverMissing: {
      description: 'There is no receiver [send-steps].',
      ...stepState('receiverMissing', 'send.addAddress'),
    },
    receiverUnready: {
      description: 'The receiver is being looked up, or is invalid [send-steps].',
      ...stepState('receiverUnready'),
      initial: 'resolving',
      states: {
        resolving: {
          description: 'The receiver is being looked up [send-name].',
          meta: { status: 'send.resolving' },
          always: { guard: 'isReceiverInvalid', target: 'invalid' },
        },
        invalid: {
          description: 'The receiver is invalid [send-receiver].',
          meta: { status: 'send.invalidAddress' },
          always: { guard: 'isReceiverSought', target: 'resolving' },
        },
      },
    },
    ready: {
      description: 'The form is complete and can be reviewed [send-steps].',
      ...stepState('ready', 'send.preview'),
      on: { 'send.review': '#send.draft.reviewing' },
    },
  },
})

/** Whether a camera can scan the receiver's code [send-scan]. */
const camera = sendSetup.createStateConfig({
  initial: 'missing',
  states: {
    missing: { always: { guard: 'hasCamera', target: 'there' } },
    there: {
      description: 'The browser can read codes and has a camera [send-scan].',
      always: { guard: 'hasNoCamera', target: 'missing' },
    },
  },
})

export const form = { camera, amount, max, receiver, step }
