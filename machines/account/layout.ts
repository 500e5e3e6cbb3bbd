import { not } from 'xstate'
import { last } from '../shared/whose.ts'
import { type AccountContext, accountSetup } from './setup.ts'

/** The region of the account's layout. */
export const layout = accountSetup.createStateConfig({
  description: 'The app’s own wallet has nowhere else to show its holdings; other wallets do [account-layout].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Chooses the layout, and leaves at once.',
      always: [{ guard: 'isEmbedded', target: 'portfolio' }, { target: 'list' }],
    },
    list: {
      description: 'The native balance and the available actions [account-layout].',
      always: { guard: 'isEmbedded', target: 'portfolio' },
      on: {
        'portfolio.open': { guard: 'canSeeHoldings', actions: { type: 'goTo', params: 'Portfolio' } },
        'activity.open': {
          description: 'The project’s services have the account’s history [activity-list].',
          guard: 'hasActivity',
          actions: ['trackActivity', { type: 'goTo', params: 'Transactions' }],
        },
      },
    },
    portfolio: {
      description: 'The view includes the account’s holdings, with their total in dollars in place of the balance.',
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
        'transaction.ended': { actions: 'forwardToPortfolio' },
        // XState does not ask the state around the regions about an event that a region takes.
        'networks.changed': {
          actions: [{ type: 'setNetworks', params: ({ event }) => event.networks }, 'forwardToPortfolio'],
        },
        'features.changed': {
          actions: [{ type: 'setFeatures', params: ({ event }) => event.features }, 'forwardToPortfolio'],
        },
      },
    },
  },
})
