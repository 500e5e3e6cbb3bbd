import { clipboard } from '../shared/clipboard.ts'
import { act } from './act.ts'
import { recent } from './recent.ts'
import { profileWalletsSetup } from './setup.ts'
import { accounts, activity, synced, tab } from './tab.ts'

export type { Aim, ForgetCommand, ProfileOutput, StoredFact } from './setup.ts'

const copy = profileWalletsSetup.createStateConfig(
  clipboard({
    on: {
      'address.copy': {
        target: 'copying',
        actions: { type: 'setAddress', params: ({ event }: { event: { address: string } }) => event.address },
      },
    },
    input: ({ context }: { context: { address: string } }) => ({ text: context.address }),
    copied: 'address.copied',
  }),
)

/** The user's wallets by namespace: switch, add and disconnect. */
export const profileWalletsMachine = profileWalletsSetup.createMachine({
  id: 'profileWallets',
  description:
    'The user’s wallets by namespace: switch between them, add to them, or disconnect them [wallet-profile].',
  context: ({ input: { active, namespace = active, mobile, offersAllWallets } }) => ({
    namespace,
    active,
    aim: null,
    progress: 'pending',
    connected: [],
    connections: [],
    current: undefined,
    stored: [],
    recentConnections: [],
    logins: [],
    mustAccept: false,
    mobile,
    offersAllWallets,
    failure: null,
    address: '',
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'One namespace at a time, each in its own tab [wallet-profile].',
      meta: { view: 'ProfileWallets' },
      entry: ['sync', 'syncTab'],
      always: { guard: 'hasNoWallets', target: 'disconnected' },
      type: 'parallel',
      states: { tab, activity, accounts, recent, act, copy },
      on: {
        'wallet.add': { actions: 'goAdd' },
        'namespace.switched': synced,
      },
    },
    disconnected: {
      description: 'No wallet is connected. The kit decides what follows [flow-apart].',
      type: 'final',
      meta: { view: 'ProfileWallets' },
      output: { status: 'disconnected' },
    },
  },
  output: { status: 'disconnected' },
})
