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
  description: 'What is given is quoted, again and again [swap-quote].',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canQuote', target: 'waiting' }, { target: 'idle' }] },
    idle: { description: 'There is nothing to be quoted yet.' },
    waiting: {
      description: 'The amount is quoted once the user has not typed for 200 ms [swap-quote].',
      entry: 'clearFailure',
      after: { quoteWait: 'asking' },
    },
    asking: {
      description:
        'What does it buy? An answer to an earlier question is ignored, and none in 30 s is none [flow-timeout].',
      ...fromNothing,
    },
    quoted: { description: 'The offer counts for 10 s [swap-quote].', after: { quoteLife: 'refreshing' } },
    refreshing: {
      description:
        'It is asked for again; the one before is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
      invoke: {
        ...quote,
        onDone: { target: 'quoted', actions: setOffer },
        onError: { target: 'none', actions: ['clearOffer', failed] },
      },
      after: { request: { target: 'none', actions: ['clearOffer', timedOut] } },
    },
    none: {
      description: 'There is no offer, or it could not be had. It is asked for again after 10 s [swap-quote].',
      tags: 'failed',
      after: { quoteLife: 'retrying' },
      on: { 'quote.retry': 'retrying' },
    },
    retrying: {
      description:
        'It is asked for again; that there is none is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
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
      description: 'What may be lost at most is shown.',
      entry: 'clearSlippageDraft',
      on: { 'slippage.edit': 'editing' },
    },
    editing: {
      description:
        'The user sets what may be lost at most. What is typed holds once it is done; what cannot be set changes nothing [swap-slippage].',
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
    risky: { description: 'More than 5 % may be lost [swap-slippage].', always: { guard: 'isUsual', target: 'usual' } },
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
      description: 'There is no token to buy yet: choosing one starts the form again [swap-steps].',
      meta: { status: 'swap.selectToken' },
    },
    amountMissing: {
      description: 'There is no amount [swap-steps].',
      ...stepState('amountMissing', 'swap.enterAmount'),
    },
    amountIncorrect: {
      description: 'The amount is no number, or nothing [swap-steps].',
      ...stepState('amountIncorrect', 'swap.incorrect'),
    },
    fundsMissing: {
      description: 'It is more than the account has [swap-steps].',
      ...stepState('fundsMissing', 'swap.insufficient'),
    },
    offerMissing: {
      description: 'It is being quoted, or there is no offer [swap-steps].',
      ...stepState('offerMissing'),
      initial: 'quoting',
      states: {
        quoting: {
          description: 'It is being quoted [swap-quote].',
          meta: { status: 'swap.quoting' },
          always: { guard: 'hasNoOffer', target: 'none' },
        },
        none: {
          description: 'There is no offer, or it could not be had [swap-quote].',
          meta: { status: 'swap.noOffer' },
          always: { guard: 'isQuoting', target: 'quoting' },
        },
      },
    },
    slippageIncorrect: {
      description: 'What is typed of slippage cannot be set [swap-steps] [swap-slippage].',
      ...stepState('slippageIncorrect', 'swap.slippageIncorrect'),
    },
    dear: {
      description: 'All is there, and so much would be lost that the button warns of it [swap-steps] [swap-impact].',
      ...stepState('dear', 'swap.reviewAnyway'),
      ...reviews,
    },
    ready: {
      description: 'All is there, and can be reviewed [swap-steps].',
      ...stepState('ready', 'swap.review'),
      ...reviews,
    },
  },
})

export const form = { offers, slippage, tolerance, impact, step }
