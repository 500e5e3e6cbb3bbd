import type { PortfolioTab } from '../../core/portfolio-tabs.ts'
import { last } from '../shared/whose.ts'
import { type PortfolioContext, portfolioSetup } from './setup.ts'

/** The transition to a chosen tab, if it is offered. */
const to = (tab: PortfolioTab, target: string) => ({
  guard: {
    type: 'isTab' as const,
    params: ({ event }: { event: { tab: PortfolioTab } }) => ({ chosen: event.tab, tab }),
  },
  target,
})

/** The region of the selected tab. */
export const tab = portfolioSetup.createStateConfig({
  description:
    'One tab is selected; tabs other than the tokens exist only if the account’s history is available [portfolio-tabs].',
  initial: 'tokens',
  states: {
    tokens: {
      description: 'The tokens.',
      tags: 'tokens',
      on: { 'tab.choose': [to('nfts', 'history.nfts'), to('activity', 'history.activity')] },
    },
    history: {
      description: 'A chart of its own follows the account’s history [activity-list].',
      invoke: {
        id: 'activity',
        src: 'activity',
        input: ({ context: { namespace, connection, networks, projectId } }: { context: PortfolioContext }) => ({
          active: namespace,
          connection,
          networks,
          projectId,
        }),
        onError: 'tokens',
      },
      initial: 'activity',
      states: {
        nfts: {
          description: 'The NFTs that the account has received and not sent on [portfolio-nfts].',
          tags: 'nfts',
          on: { 'tab.choose': to('activity', 'activity') },
        },
        activity: {
          description: 'The account’s transactions.',
          tags: 'activity',
          on: { 'tab.choose': to('nfts', 'nfts') },
        },
      },
      always: {
        description: 'The project’s configuration has removed the history.',
        guard: 'isWithoutActivity',
        target: 'tokens',
      },
      on: {
        'tab.choose': to('tokens', 'tokens'),
        'wallet.accountChanged': { actions: 'forwardToActivity' },
        'wallet.activated': { actions: 'forwardToActivity' },
        'wallet.networkChanged': { actions: 'forwardToActivity' },
        'wallet.disconnected': [{ guard: last, target: '#portfolio.disconnected' }, { actions: 'forwardToActivity' }],
        'transaction.ended': { actions: 'forwardToActivity' },
        // XState does not ask the state around the regions about an event that a region takes.
        'networks.changed': {
          actions: [{ type: 'setNetworks', params: ({ event }) => event.networks }, 'forwardToActivity'],
        },
      },
    },
  },
})
