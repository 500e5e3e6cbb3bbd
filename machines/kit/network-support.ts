import { not } from 'xstate'
import { kitSetup } from './setup.ts'

/** Whether the active network is one of the app’s: derived from the wallets' reports, after every event. */
export const networkSupport = kitSetup.createStateConfig({
  description:
    'Whether the active network is one of the app’s; it counts as such where no wallet is connected [network-supported].',
  initial: 'supported',
  states: {
    supported: {
      description: 'The active network is one of the app’s, or does not have to be.',
      entry: ['setUnsupportedNetwork', { type: 'raise', params: { type: 'network.supported' } }],
      always: { guard: 'isOnUnsupportedNetwork', target: 'unsupported' },
    },
    unsupported: {
      description:
        'The app does not support the active network. The modal leads to the supported ones, once for each unsupported network [network-unsupported-view].',
      entry: ['setUnsupportedNetwork', { type: 'raise', params: { type: 'network.unsupported' } }],
      always: [
        { guard: not('isOnUnsupportedNetwork'), target: 'supported' },
        { guard: 'isOnAnotherUnsupportedNetwork', target: 'unsupported', reenter: true },
      ],
    },
  },
})
