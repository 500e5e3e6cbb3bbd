import { not } from 'xstate'
import { profileWalletsSetup } from './setup.ts'

/** The recent wallets of the tab. */
export const recent = profileWalletsSetup.createStateConfig({
  description:
    'The tab’s previously connected wallets, with what this browser has stored about them [wallet-recent] [wallet-recent-kept].',
  invoke: { id: 'watchStored', src: 'watchStored', onError: {} },
  initial: 'none',
  states: {
    none: {
      description: 'No wallet can be connected again.',
      always: { guard: 'hasRecent', target: 'listed' },
    },
    listed: {
      description: 'Each wallet can be connected again, or forgotten [wallet-recent-again].',
      always: { guard: not('hasRecent'), target: 'none' },
      on: { 'connection.forget': { actions: { type: 'forget', params: ({ event }) => event } } },
    },
  },
  on: {
    'connections.stored': {
      actions: [{ type: 'setStored', params: ({ event }) => event.connections }, 'syncRecent'],
    },
    'connectors.changed': { actions: 'syncRecent' },
  },
})
