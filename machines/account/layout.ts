import { not } from 'xstate'
import { last } from '../shared/whose.ts'
import { type AccountContext, accountSetup } from './setup.ts'

/** The region of the account's layout. */
export const layout = accountSetup.createStateConfig({
  description:
    'A wallet of the app’s own has nowhere else to show what it holds; any other wallet does [account-layout].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'It is left at once.',
      always: [{ guard: 'isEmbedded', target: 'portfolio' }, { target: 'list' }],
    },
    list: {
      description: 'The native balance, and what can be done [account-layout].',
      always: { guard: 'isEmbedded', target: 'portfolio' },
      on: {
        'portfolio.open': { guard: 'canSeeHoldings', actions: { type: 'goTo', params: 'Portfolio' } },
        'activity.open': {
          description: 'What the account has done can be had from the project’s services [activity-list].',
          guard: 'hasActivity',
          actions: ['trackActivity', { type: 'goTo', params: 'Transactions' }],
        },
      },
    },
    portfolio: {
      description:
        'What the account holds is part of the view, and its total in dollars stands in the balance’s place.',
      always: { guard: not('isEmbedded'), target: 'list' },
      invoke: {
        id: 'portfolio',
        src: 'portfolio',
        input: ({
          context: { key, namespace, connection, networks, features, projectId },
        }: {
          context: AccountContext
        }) => ({
          ...{ key, active: namespace, connection, networks, features, projectId },
        }),
        onError: 'list',
      },
      on: {
        'wallet.accountChanged': { actions: 'forwardToPortfolio' },
        'wallet.activated': { actions: 'forwardToPortfolio' },
        'wallet.networkChanged': { actions: 'forwardToPortfolio' },
        'wallet.disconnected': [{ guard: last, target: '#account.disconnected' }, { actions: 'forwardToPortfolio' }],
        'networks.changed': { actions: 'forwardToPortfolio' },
        'features.changed': { actions: 'forwardToPortfolio' },
      },
    },
  },
})
