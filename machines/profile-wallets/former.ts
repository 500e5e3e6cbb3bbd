import { not } from 'xstate'
import { profileWalletsSetup } from './setup.ts'

/** The wallets of the tab that were connected once. */
export const former = profileWalletsSetup.createStateConfig({
  description:
    'The wallets of the tab that were connected once, with what this browser remembers of them [wallet-former] [wallet-former-kept].',
  invoke: { id: 'watchStored', src: 'watchStored', onError: {} },
  initial: 'none',
  states: {
    none: {
      description: 'There is none that could be connected again.',
      always: { guard: 'hasFormer', target: 'listed' },
    },
    listed: {
      description: 'Each can be connected again, or forgotten [wallet-former-again].',
      always: { guard: not('hasFormer'), target: 'none' },
      on: { 'connection.forget': { actions: { type: 'forget', params: ({ event }) => event } } },
    },
  },
  on: {
    'connections.stored': {
      actions: [{ type: 'setStored', params: ({ event }) => event.connections }, 'syncFormer'],
    },
    'connectors.changed': { actions: 'syncFormer' },
  },
})
