import { not } from 'xstate'
import { kitSetup } from './setup.ts'

/** Whether the active network is one of the app’s: derived from the wallets' reports, after every event. */
export const networkSupport = kitSetup.createStateConfig({
  description:
    'Whether the app supports the active network; without a connected wallet, it counts as supported [network-supported].',
  initial: 'supported',
  states: {
    supported: {
      description: 'The active network is one of the app’s, or need not be.',
      entry: ['setUnsupportedNetwork', { type: 'raise', params: { type: 'network.supported' } }],
      always: { guard: 'isOnUnsupportedNetwork', target: 'unsupported' },
    },
    unsupported: {
      description:
        'The app does not support the active network. The modal leads to the supported ones, once per unsupported network [network-unsupported-view].',
      entry: ['setUnsupportedNetwork', { type: 'raise', params: { type: 'network.unsupported' } }],
      always: [
        { guard: not('isOnUnsupportedNetwork'), target: 'supported' },
        { guard: 'isOnAnotherUnsupportedNetwork', target: 'unsupported', reenter: true },
      ],
    },
  },
})
