import { portfolioSetup } from './setup.ts'
import { tab } from './tab.ts'
import { tokens } from './tokens.ts'

export type { TokensQuery } from './setup.ts'

/** The tokens and the activity of a namespace's active account. */
export const portfolioMachine = portfolioSetup.createMachine({
  id: 'portfolio',
  description:
    'An account’s tokens, NFTs and history on its network, in tabs [portfolio-tabs]. It is part of the account if the wallet is the app’s own, and otherwise a view [account-layout].',
  context: ({ input: { key, active, connection, networks, features, projectId } }) => ({
    key,
    namespace: active,
    connection,
    networks,
    projectId,
    activity: features.activity !== false,
    onramp: features.onramp,
    receive: features.receive !== false,
    tokens: [],
    failure: null,
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'The tokens are followed, whichever tab is selected.',
      meta: { view: 'Portfolio' },
      type: 'parallel',
      states: { tab, tokens },
      on: {
        'receive.open': { guard: 'canReceive', actions: { type: 'goTo', params: 'WalletReceive' } },
        'networks.changed': { actions: { type: 'setNetworks', params: ({ event }) => event.networks } },
        'features.changed': { actions: { type: 'setFeatures', params: ({ event }) => event.features } },
      },
    },
    disconnected: {
      description: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: { status: 'disconnected' },
})
