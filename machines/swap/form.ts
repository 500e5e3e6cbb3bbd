import { failureOf } from '../../core/errors.ts'
import type { SwapOffer } from '../../core/swap.ts'
import { type ErrorEvent, promised } from '../contract.ts'
import type { Status, SwapContext } from './context.ts'
import { impact } from './impact.ts'
import { swapSetup } from './setup.ts'
import { orderOf, type Step } from './steps.ts'

interface ActorArgs {
  context: SwapContext
}
export const asked = ({ context }: ActorArgs) => ({ sender: context.sender, ...promised(orderOf(context)) })

type Offered = { event: { output: SwapOffer } }
const setOffer = { type: 'setOffer', params: ({ event }: Offered) => event.output } as const
const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'setFailure', params: { code: 'service.timeout' } } as const
const quote = { id: 'quoteSwap', src: 'quoteSwap', input: asked } as const

/** Requests a quote while there is no offer [swap-quote]. */
const fromNothing = {
  invoke: {
    ...quote,
    onDone: { target: 'quoted', actions: setOffer },
    onError: { target: 'none', actions: failed },
  },
  after: { request: { target: 'none', actions: timedOut } },
} as const

const offers = swapSetup.createStateConfig({
  description: 'Quotes for the amount are requested again and again [swap-quote].',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canQuote', target: 'waiting' }, { target: 'idle' }] },
    idle: { description: 'There is nothing to quote yet.' },
    waiting: {
      description: 'The amount is quoted when the user has not typed for 200 ms [swap-quote].',
      entry: 'clearFailure',
      after: { quoteWait: 'asking' },
    },
    asking: {
      description:
        'A quote is requested. Answers to earlier requests are ignored; no answer within 30 s counts as none [flow-timeout].',
      ...fromNothing,
    },
    quoted: { description: 'The offer is valid for 10 s [swap-quote].', after: { quoteLife: 'refreshing' } },
    refreshing: {
      description:
        'A new offer is requested, for 30 s at most; the previous one stays on screen [swap-quote] [flow-timeout].',
      invoke: {
        ...quote,
        onDone: { target: 'quoted', actions: setOffer },
        onError: { target: 'none', actions: ['clearOffer', failed] },
      },
      after: { request: { target: 'none', actions: ['clearOffer', timedOut] } },
    },
    none: {
      description: 'There is no offer, or the request failed. It is repeated after 10 s [swap-quote].',
      tags: 'failed',
      after: { quoteLife: 'retrying' },
      on: { 'quote.retry': 'retrying' },
    },
    retrying: {
      description:
        'An offer is requested again, for 30 s at most; the screen still shows that there is none [swap-quote] [flow-timeout].',
      ...fromNothing,
    },
  },
  on: {
    'amount.type': { target: '.deciding', actions: { type: 'setAmount', params: ({ event }) => event } },
    'amount.max': { guard: 'hasFrom', target: '.deciding', actions: 'setMost' },
    'sides.switch': { guard: 'hasBoth', target: '.deciding', actions: 'turn' },
  },
})

/** The slippage tolerance [swap-slippage]. */
const slippage = swapSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: {
      description: 'The slippage tolerance is shown.',
      entry: 'clearSlippageDraft',
      on: { 'slippage.edit': 'editing' },
    },
    editing: {
      description:
        'The user edits the slippage tolerance. It applies when they are done; invalid input changes nothing [swap-slippage].',
      on: {
        'slippage.type': { actions: { type: 'setSlippageDraft', params: ({ event }) => event } },
        'slippage.choose': { actions: { type: 'setSlippage', params: ({ event }) => event.hundredths } },
        'slippage.done': { guard: 'isSlippageDone', target: 'shown', actions: 'takeSlippageDraft' },
      },
    },
  },
})

/** Whether the slippage is so high that the user is warned [swap-slippage]. */
const tolerance = swapSetup.createStateConfig({
  initial: 'usual',
  states: {
    usual: { always: { guard: 'isRisky', target: 'risky' } },
    risky: {
      description: 'The slippage tolerance is above 5 % [swap-slippage].',
      always: { guard: 'isUsual', target: 'usual' },
    },
  },
})

/** A state for each label of the button [swap-steps]; it is left when another step is next. */
const stepState = (step: Step, status?: Status) =>
  ({
    ...(status && { meta: { status } }),
    always: { guard: { type: 'isOtherStep', params: step }, target: 'deciding' },
  }) as const

const decides = (step: Step) => ({ guard: { type: 'isStep', params: step }, target: step }) as const

const reviews = {
  on: { 'swap.review': { target: '#swap.draft.reviewing', actions: ['takeSlippageDraft', 'seeOffer', 'trackReview'] } },
} as const

/** The next step: the label of the button [swap-steps]. */
const step = swapSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        decides('tokenMissing'),
        decides('amountMissing'),
        decides('amountIncorrect'),
        decides('fundsMissing'),
        decides('offerMissing'),
        decides('slippageIncorrect'),
        decides('dear'),
        { target: 'ready' },
      ],
    },
    tokenMissing: {
      description: 'There is no token to buy yet: choosing one restarts the form [swap-steps].',
      meta: { status: 'swap.selectToken' },
    },
    amountMissing: {
      description: 'There is no amount [swap-steps].',
      ...stepState('amountMissing', 'swap.enterAmount'),
    },
    amountIncorrect: {
      description: 'The amount is not a number, or is zero [swap-steps].',
      ...stepState('amountIncorrect', 'swap.incorrect'),
    },
    fundsMissing: {
      description: 'The amount exceeds the balance [swap-steps].',
      ...stepState('fundsMissing', 'swap.insufficient'),
    },
    offerMissing: {
      description: 'The amount is being quoted, or there is no offer [swap-steps].',
      ...stepState('offerMissing'),
      initial: 'quoting',
      states: {
        quoting: {
          description: 'The amount is being quoted [swap-quote].',
          meta: { status: 'swap.quoting' },
          always: { guard: 'hasNoOffer', target: 'none' },
        },
        none: {
          description: 'There is no offer, or the request failed [swap-quote].',
          meta: { status: 'swap.noOffer' },
          always: { guard: 'isQuoting', target: 'quoting' },
        },
      },
    },
    slippageIncorrect: {
      description: 'The typed slippage tolerance is invalid [swap-steps] [swap-slippage].',
      ...stepState('slippageIncorrect', 'swap.slippageIncorrect'),
    },
    dear: {
      description:
        'The form is complete, but so much would be lost that the button warns about it [swap-steps] [swap-impact].',
      ...stepState('dear', 'swap.reviewAnyway'),
      ...reviews,
    },
    ready: {
      description: 'The form is complete and can be reviewed [swap-steps].',
      ...stepState('ready', 'swap.review'),
      ...reviews,
    },
  },
})

export const form = { offers, slippage, tolerance, impact, step }
