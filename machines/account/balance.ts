import { mine } from '../shared/whose.ts'
import { accountSetup } from './setup.ts'

const reloadBalance = {
  guard: mine,
  target: '.loading',
  actions: ['syncConnection', 'clearBalance', 'wantBalance'],
} as const

/** The region of the native balance. */
export const balance = accountSetup.createStateConfig({
  description:
    'The native balance, from the kit’s one balance per namespace [account-balance-one]; after a failure, retrying is blocked for 30 s [account-balance-gap].',
  entry: 'wantBalance',
  initial: 'loading',
  states: {
    loading: { description: 'The balance is loading.', meta: { status: 'account.balanceLoading' } },
    ready: { description: 'The balance is shown until the account or its network changes, or it is requested again.' },
    failed: {
      description: 'The balance did not load [account-balance-gap].',
      tags: 'failed',
      meta: { status: 'account.balanceFailed' },
      initial: 'resting',
      states: {
        resting: { description: 'No retry for 30 s.' },
        retryable: {
          description: 'The user may retry.',
          on: { 'balance.retry': { actions: 'wantBalance' } },
        },
      },
    },
  },
  on: {
    'balance.loading': { guard: mine, target: '.loading' },
    'balance.ready': {
      guard: mine,
      target: '.ready',
      actions: { type: 'setBalance', params: ({ event }) => event.balance },
    },
    'balance.failed': {
      guard: mine,
      target: '.failed',
      actions: { type: 'setFailure', params: ({ event }) => event.failure },
    },
    'balance.retryable': { guard: mine, target: '.failed.retryable' },
    'wallet.accountChanged': reloadBalance,
    'wallet.networkChanged': reloadBalance,
  },
})
