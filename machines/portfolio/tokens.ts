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
  description: 'What the list shows.',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasTokens', target: 'listed' }, { target: 'empty' }] },
    listed: {
      description: 'The tokens are listed, each with its value [portfolio-tokens].',
      always: { guard: not('hasTokens'), target: 'empty' },
    },
    empty: {
      description: 'The account holds nothing: the view shows how to get something [portfolio-empty].',
      tags: 'empty',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Decides whether crypto can be bought, and leaves at once.',
          always: [{ guard: 'canBuy', target: 'buyable' }, { target: 'receivable' }],
        },
        buyable: {
          description: 'The user can buy or receive crypto.',
          always: { guard: not('canBuy'), target: 'receivable' },
          on: { 'onramp.open': { actions: ['trackBuy', { type: 'goTo', params: 'OnRampProviders' }] } },
        },
        receivable: {
          description: 'The user can only receive crypto.',
          always: { guard: 'canBuy', target: 'buyable' },
        },
      },
      always: { guard: 'hasTokens', target: 'listed' },
    },
  },
})

const poll = portfolioSetup.createStateConfig({
  description:
    'The tokens are requested again while they are on screen, and once a transaction has ended [portfolio-poll].',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The tokens count as current for 10 s.',
      after: { poll: 'unseen' },
    },
    unseen: {
      description:
        'While the page is hidden or another view covers the tokens, they are requested only after a transaction [portfolio-poll].',
      invoke: {
        id: 'watchSeen',
        src: 'watchSeen',
        input: ({ context: { key } }: { context: PortfolioContext }) => ({ key }),
        onError: 'asking',
      },
      on: { 'tokens.seen': 'asking' },
    },
    asking: {
      description: 'The tokens are requested, for 30 s at most; the known ones stay meanwhile [flow-timeout].',
      invoke: asksForTokens(true, { target: 'waiting', actions: setTokens }, [
        {
          description:
            'The service is overloaded: it is asked again only after a transaction, or when the view is reopened.',
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
        'The last known tokens stay, and are not requested again for 30 s, except after a transaction [account-balance-gap].',
      entry: 'toastFailure',
      after: { retryGap: 'asking' },
    },
    ended: {
      description: 'The last known tokens stay until a transaction has ended [portfolio-poll].',
      entry: 'toastFailure',
    },
  },
  on: {
    'transaction.ended': {
      description:
        'The account holds something else now. An answer to an earlier request may not say so [assets-renewed].',
      target: '.asking',
      reenter: true,
    },
  },
})

/** The region of the account's tokens. */
export const tokens = portfolioSetup.createStateConfig({
  description: 'The account’s tokens on its network [portfolio-tokens].',
  initial: 'loading',
  states: {
    loading: {
      description: 'The tokens are requested, for 30 s at most [flow-timeout].',
      tags: 'loading',
      invoke: asksForTokens(
        false,
        [
          {
            description: 'The list may be incomplete: the user is told so [assets-supported].',
            guard: { type: 'isPartial', params: ({ event }: { event: { output: Holdings } }) => event.output },
            target: 'known',
            actions: [setTokens, 'showPartial'],
          },
          { target: 'known', actions: setTokens },
        ],
        { target: 'failed', actions: failed },
      ),
      after: { request: { target: 'failed', actions: timedOut } },
      on: {
        'transaction.ended': {
          description: 'The running request may have read the tokens before the transaction [assets-renewed].',
          target: 'loading',
          reenter: true,
        },
      },
    },
    known: { description: 'The tokens are known.', type: 'parallel', states: { content, poll } },
    failed: {
      description: 'The tokens did not load: a toast says so [account-balance-gap].',
      tags: 'failed',
      entry: 'toastFailure',
      initial: 'resting',
      states: {
        resting: { description: 'No retry for 30 s, except after a transaction.', after: { retryGap: 'retryable' } },
        retryable: {
          description: 'The user may retry.',
          on: { 'tokens.retry': '#portfolio.shown.tokens.loading' },
        },
      },
      on: { 'transaction.ended': 'loading' },
    },
  },
  on: {
    'wallet.accountChanged': startsAgain,
    'wallet.activated': startsAgain,
    'wallet.networkChanged': startsAgain,
    'wallet.disconnected': [{ guard: last, target: '#portfolio.disconnected' }, startsAgain],
  },
})
