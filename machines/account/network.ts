import { not } from 'xstate'
import { accountSetup } from './setup.ts'

/** The region of the account's network. */
export const network = accountSetup.createStateConfig({
  description: 'What the app knows about the account’s network [account-view].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides what is known, and leaves at once.',
      always: [
        { guard: 'hasExplorer', target: 'explorable' },
        { guard: 'isKnown', target: 'known' },
        { target: 'unknown' },
      ],
    },
    explorable: {
      description: 'A block explorer can show the account.',
      always: { guard: not('hasExplorer'), target: 'deciding' },
    },
    known: {
      description: 'The network has no block explorer.',
      always: [
        { guard: 'hasExplorer', target: 'deciding' },
        { guard: not('isKnown'), target: 'deciding' },
      ],
    },
    unknown: {
      description:
        'The app does not know the network: the user is told so, and actions that need its nodes are not offered [account-unknown-network].',
      always: { guard: 'isKnown', target: 'deciding' },
    },
  },
})
