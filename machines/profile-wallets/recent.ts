import { not } from 'xstate'
import { profileWalletsSetup } from './setup.ts'

/** The recent wallets of the tab. */
export const recent = profileWalletsSetup.createStateConfig({
  description:
    'The wallets of the tab that were connected once, with what this browser remembers of them [wallet-recent] [wallet-recent-kept].',
  invoke: { id: 'watchStored', src: 'watchStored', onError: {} },
  initial: 'none',
  states: {
    none: {
      description: 'There is none that could be connected again.',
      always: { guard: 'hasRecent', target: 'listed' },
    },
    listed: {
      description: 'Each can be connected again, or forgotten [wallet-recent-again].',
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
