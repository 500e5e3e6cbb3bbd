import { not } from 'xstate'
import { failureOf } from '../../core/errors.ts'
import type { Holdings } from '../../core/token-balance.ts'
import type { ErrorEvent } from '../contract.ts'
import { last, mine } from '../shared/whose.ts'
import { asksForTokens, type PortfolioContext, portfolioSetup } from './setup.ts'

const failureIn = ({ event }: ErrorEvent) => failureOf(event.error)
const failed = { type: 'setFailure', params: failureIn } as const
const timedOut = { type: 'setFailure', params: { code: 'service.timeout' } } as const
const setTokens = {
  type: 'setTokens',
  params: ({ event }: { event: { output: Holdings } }) => event.output,
} as const

const startsAgain = { guard: mine, target: '.loading', actions: 'sync' } as const

const content = portfolioSetup.createStateConfig({
  description: 'What there is to list.',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasTokens', target: 'listed' }, { target: 'empty' }] },
    listed: {
      description: 'The tokens are listed, each with what it is worth [portfolio-tokens].',
      always: { guard: not('hasTokens'), target: 'empty' },
    },
    empty: {
      description: 'The account holds nothing: how to get something is shown [portfolio-empty].',
      tags: 'empty',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Can crypto be bought? It is left at once.',
          always: [{ guard: 'canBuy', target: 'buyable' }, { target: 'receivable' }],
        },
        buyable: {
          description: 'It can be bought, or received.',
          always: { guard: not('canBuy'), target: 'receivable' },
          on: { 'onramp.open': { actions: ['trackBuy', { type: 'goTo', params: 'OnRampProviders' }] } },
        },
        receivable: {
          description: 'It can be received.',
          always: { guard: 'canBuy', target: 'buyable' },
        },
      },
      always: { guard: 'hasTokens', target: 'listed' },
    },
  },
})

const poll = portfolioSetup.createStateConfig({
  description: 'The tokens are asked for again while they are looked at [portfolio-poll].',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'For 10 s they count as they are.',
      after: { poll: 'unseen' },
    },
    unseen: {
      description: 'While the page is hidden or another view covers them, they wait for the user [portfolio-poll].',
      invoke: {
        id: 'watchSeen',
        src: 'watchSeen',
        input: ({ context: { key } }: { context: PortfolioContext }) => ({ key }),
        onError: 'asking',
      },
      on: { 'tokens.seen': 'asking' },
    },
    asking: {
      description: 'The tokens are asked for, for 30 s at most; meanwhile they stay as they were [flow-timeout].',
      invoke: asksForTokens(true, { target: 'waiting', actions: setTokens }, [
        {
          description: 'The service has too much to do: it is not asked again until the view is opened again.',
          guard: { type: 'isOverloaded', params: failureIn },
          target: 'ended',
          actions: failed,
        },
        { target: 'resting', actions: failed },
      ]),
      after: { request: { target: 'resting', actions: timedOut } },
    },
    resting: {
      description:
        'The tokens stay as they were last known, and are not asked for again for 30 s [account-balance-gap].',
      entry: 'toastFailure',
      after: { retryGap: 'asking' },
    },
    ended: { description: 'The tokens stay as they were last known [portfolio-poll].', entry: 'toastFailure' },
  },
})

/** The region of the account's tokens. */
export const tokens = portfolioSetup.createStateConfig({
  description: 'The tokens of the account on its network [portfolio-tokens].',
  initial: 'loading',
  states: {
    loading: {
      description: 'They are asked for, for 30 s at most [flow-timeout].',
      tags: 'loading',
      invoke: asksForTokens(
        false,
        [
          {
            description: 'There may be more: the user is told so [assets-supported].',
            guard: { type: 'isPartial', params: ({ event }: { event: { output: Holdings } }) => event.output },
            target: 'known',
            actions: [setTokens, 'showPartial'],
          },
          { target: 'known', actions: setTokens },
        ],
        { target: 'failed', actions: failed },
      ),
      after: { request: { target: 'failed', actions: timedOut } },
    },
    known: { description: 'They are known.', type: 'parallel', states: { content, poll } },
    failed: {
      description: 'They could not be had: a toast says so [account-balance-gap].',
      tags: 'failed',
      entry: 'toastFailure',
      initial: 'resting',
      states: {
        resting: { description: 'No retry for 30 s.', after: { retryGap: 'retryable' } },
        retryable: {
          description: 'The user may ask again.',
          on: { 'tokens.retry': '#portfolio.shown.tokens.loading' },
        },
      },
    },
  },
  on: {
    'wallet.accountChanged': startsAgain,
    'wallet.activated': startsAgain,
    'wallet.networkChanged': startsAgain,
    'wallet.disconnected': [{ guard: last, target: '#portfolio.disconnected' }, startsAgain],
  },
})
