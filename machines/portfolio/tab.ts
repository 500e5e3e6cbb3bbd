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
    'One tab is looked at; the others are there where what happened to the account can be had [portfolio-tabs].',
  initial: 'tokens',
  states: {
    tokens: {
      description: 'The tokens.',
      tags: 'tokens',
      on: { 'tab.choose': [to('nfts', 'history.nfts'), to('activity', 'history.activity')] },
    },
    history: {
      description: 'What happened to the account is followed by a chart of its own [activity-list].',
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
          description: 'The NFTs that came to the account and have not left it [portfolio-nfts].',
          tags: 'nfts',
          on: { 'tab.choose': to('activity', 'activity') },
        },
        activity: {
          description: 'What the account has done.',
          tags: 'activity',
          on: { 'tab.choose': to('nfts', 'nfts') },
        },
      },
      always: {
        description: 'The project has taken it away.',
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
        'networks.changed': { actions: 'forwardToActivity' },
      },
    },
  },
})
