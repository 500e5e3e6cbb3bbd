import { failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import { balanceSetup, selectQuery } from './setup.ts'

export type { BalanceQuery } from './setup.ts'

const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'setFailure', params: { code: 'service.timeout' } } as const
const forgotten = { guard: 'isOtherAccount', target: '#balance.idle', actions: 'clear' } as const
const requests = { 'balance.want': 'loading', 'balance.fetch': 'loading', 'balance.renew': 'loading' } as const

/** The native balance of a namespace's active account, shared by the modal, the buttons and the dApp. */
export const balanceMachine = balanceSetup.createMachine({
  id: 'balance',
  description:
    'The native balance of a namespace’s active account, shared by the account, the button and the dApp [account-balance-one].',
  context: ({ input: { namespace }, self }) => ({
    namespace,
    account: selectQuery(self, namespace),
    query: null,
    balance: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: { description: 'The account’s balance has not been requested yet.', on: requests },
    loading: {
      description: 'The adapter is asked; no answer within 30 s counts as a failure [flow-timeout].',
      tags: 'loading',
      entry: ['setQuery', 'notifyLoading'],
      invoke: {
        id: 'fetchBalance',
        src: 'fetchBalance',
        input: ({ context: { query } }) => ({ query }),
        onDone: { target: 'ready', actions: { type: 'setBalance', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: failed },
      },
      after: { request: { target: 'failed', actions: timedOut } },
      on: {
        'balance.renew': {
          description: 'The running request may have read the balance before the transaction [assets-renewed].',
          target: 'loading',
          reenter: true,
        },
      },
      always: [
        { guard: 'isDisconnected', target: 'idle', actions: 'clear' },
        {
          description: 'Another account’s balance is needed now.',
          guard: 'isOtherAccount',
          target: 'loading',
          reenter: true,
          actions: 'clear',
        },
      ],
    },
    ready: {
      description: 'The balance is known.',
      entry: 'notifyReady',
      always: forgotten,
      initial: 'fresh',
      states: {
        fresh: {
          description: 'For 30 s, a view that opens shows the balance without a new request [account-balance-one].',
          after: { cacheLife: 'stale' },
          on: { 'balance.want': { actions: 'notifyReady' } },
        },
        stale: { description: 'A view that opens requests the balance again.' },
      },
      on: requests,
    },
    failed: {
      description: 'A toast says Token Balance Unavailable, even if the modal is closed [account-balance-gap].',
      entry: ['toastFailure', 'notifyFailed'],
      always: forgotten,
      initial: 'resting',
      states: {
        resting: {
          description:
            'The adapter is not asked again for 30 s, neither for a view nor for the dApp, only after a transaction [account-balance-gap].',
          after: { retryGap: 'retryable' },
          on: { 'balance.want': { actions: 'notifyFailed' }, 'balance.renew': '#balance.loading' },
        },
        retryable: {
          description: 'The user, a view that opens, and the dApp may retry.',
          entry: 'notifyRetryable',
          on: {
            'balance.want': '#balance.loading',
            'balance.fetch': '#balance.loading',
            'balance.renew': '#balance.loading',
          },
        },
      },
    },
  },
  on: { 'balance.sync': { actions: 'setAccount' } },
})
