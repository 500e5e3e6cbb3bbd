import type { OnrampProvider } from '../../core/features.ts'
import type { OnrampPages } from '../../core/onramp.ts'
import { promised } from '../contract.ts'
import { orderOf, type Status, type Step } from './context.ts'
import { buySetup } from './setup.ts'

type Typed = { event: { text: string; decimal: string | null } }
type Asked = { event: { output: OnrampPages } }
type Chosen = { event: { provider: OnrampProvider } }

/** A state for the next step; it is left when another step is next [onramp-steps]. */
const stepState = (step: Step, status: Status) =>
  ({
    meta: { status },
    always: { guard: { type: 'isOtherStep', params: step }, target: 'deciding' },
  }) as const

const decides = (step: Step) => ({ guard: { type: 'isStep', params: step }, target: step }) as const

const step = buySetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        decides('amountMissing'),
        decides('amountMalformed'),
        decides('amountLow'),
        decides('amountHigh'),
        { target: 'ready' },
      ],
    },
    amountMissing: {
      description: 'There is no amount [onramp-steps].',
      ...stepState('amountMissing', 'onramp.addAmount'),
    },
    amountMalformed: {
      description: 'The amount is not a sum of money [onramp-limits].',
      ...stepState('amountMalformed', 'onramp.incorrect'),
    },
    amountLow: {
      description: 'The amount is below the minimum of every payment method [onramp-limits].',
      ...stepState('amountLow', 'onramp.low'),
    },
    amountHigh: {
      description: 'The amount is above the maximum of every payment method [onramp-limits].',
      ...stepState('amountHigh', 'onramp.high'),
    },
    ready: { description: 'A provider can be chosen [onramp-steps].', ...stepState('ready', 'onramp.choose') },
  },
})

const pagesIn = ({ event }: Asked) => event.output

/** The form is complete. */
const begins = { guard: 'isOrder', target: 'waiting' } as const

/** The price [onramp-quote]. */
const quotes = buySetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { description: 'There is nothing to quote.', always: begins },
    waiting: {
      description: 'The user may still be typing [onramp-quote].',
      tags: 'busy',
      entry: 'clearQuote',
      after: { quoteWait: 'asking' },
    },
    asking: {
      description:
        'A quote is requested, for 30 s at most; if the order changes meanwhile, the answer is ignored [onramp-quote].',
      tags: 'busy',
      invoke: {
        id: 'quoteOnramp',
        src: 'quoteOnramp',
        input: ({ context }) => promised(orderOf(context)),
        onDone: { target: 'quoted', actions: { type: 'setQuote', params: ({ event }) => event.output } },
        onError: { target: 'estimated', actions: 'estimate' },
      },
      after: { request: { target: 'estimated', actions: 'estimate' } },
    },
    quoted: { description: 'A provider has quoted the order.' },
    estimated: { description: 'No provider quotes: an estimate is shown, labelled as one [onramp-estimate].' },
  },
  on: {
    'amount.type': {
      target: '.idle',
      actions: { type: 'setAmount', params: ({ event: { text, decimal } }: Typed) => ({ text, decimal }) },
    },
  },
})

/** The payment pages, fetched before the user presses a provider, so that the window opens with the press [onramp-link]. */
const links = buySetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { description: 'There is nothing to pay.', always: begins },
    waiting: {
      description: 'How much is bought is not known yet, and the providers’ pages need to know [onramp-link].',
      always: { guard: 'isPriced', target: 'asking' },
    },
    asking: {
      description: 'The providers’ pages are requested, for 30 s at most [onramp-link].',
      invoke: {
        id: 'linkOnramps',
        src: 'linkOnramps',
        input: ({ context }) => ({
          ...promised(orderOf(context)),
          ...{ quote: promised(context.quote), providers: context.providers },
        }),
        onDone: [
          { guard: { type: 'hasNoPage', params: pagesIn }, target: 'unknown' },
          { target: 'known', actions: { type: 'setPages', params: pagesIn } },
        ],
        onError: 'unknown',
      },
      after: { request: 'unknown' },
    },
    known: {
      description: 'A provider can be chosen if its page is known [onramp-link].',
      on: {
        'provider.choose': {
          guard: { type: 'isLinked', params: ({ event }: Chosen) => event.provider },
          target: '#buy.paying.opening',
          actions: [{ type: 'setProvider', params: ({ event }: Chosen) => event.provider }, 'trackProvider'],
        },
        'links.retry': {
          description: 'One of the providers has no page: it can be requested again [onramp-link].',
          guard: 'lacksPage',
          target: 'asking',
        },
      },
    },
    unknown: {
      description: 'No provider has a page: they can be requested again [onramp-link].',
      tags: 'failed',
      on: { 'links.retry': 'asking' },
    },
  },
  on: { 'amount.type': '.idle' },
})

export const form = { step, quotes, links }
