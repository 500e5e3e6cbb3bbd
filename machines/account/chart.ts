import { clipboard } from '../shared/clipboard.ts'
import { leaving } from '../shared/leaving.ts'
import { reachOf } from '../wallet/account-selectors.ts'
import { balance } from './balance.ts'
import { identity } from './identity.ts'
import { layout } from './layout.ts'
import { network } from './network.ts'
import { type AccountContext, accountSetup, addressIn } from './setup.ts'

export type { IdentityQuery } from './setup.ts'

interface ActorArgs {
  context: AccountContext
}

const copy = accountSetup.createStateConfig(
  clipboard({
    on: { 'address.copy': 'copying' },
    input: ({ context }: ActorArgs) => ({ text: addressIn(context) }),
    copied: 'address.copied',
  }),
)

const leave = accountSetup.createStateConfig(leaving('#account.disconnected'))

/** The connected account: address, balance, network, and disconnecting. */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  description:
    'The account of one namespace: its name, address, balance and network, the available actions, and disconnecting [account-view].',
  context: ({ input: { key, active, connection, networks, features, networkSwitch, projectId }, self }) => ({
    key,
    namespace: active,
    connection,
    reach: reachOf(self, connection),
    networks,
    features,
    networkSwitch,
    projectId,
    identity: {},
    balance: null,
    failure: null,
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      meta: { view: 'Account' },
      type: 'parallel',
      states: { layout, identity, balance, network, copy, leave },
      on: {
        'networks.open': {
          description: 'There are other networks to choose from.',
          guard: 'hasOtherNetworks',
          actions: [
            { type: 'track', params: { event: 'CLICK_NETWORKS' } },
            { type: 'goTo', params: 'Networks' },
          ],
        },
        'wallets.open': { guard: 'isMultiWallet', actions: { type: 'goTo', params: 'ProfileWallets' } },
        'send.open': { guard: 'canSend', actions: ['trackSend', { type: 'goTo', params: 'WalletSend' }] },
        'settings.open': {
          description:
            'The user of the embedded wallet can set their email, and the account’s type and name [account-settings].',
          guard: 'isEmbedded',
          actions: { type: 'goTo', params: 'AccountSettings' },
        },
        'sessions.open': {
          description: 'A smart account can let apps act without asking again [sessions-where].',
          guard: 'hasSessions',
          actions: { type: 'goTo', params: 'SmartSessionList' },
        },
        'swaps.open': {
          guard: 'canSwap',
          actions: [
            { type: 'track', params: { event: 'CLICK_CONVERT' } },
            'trackSwap',
            { type: 'goTo', params: 'Swap' },
          ],
        },
        'onramp.open': { guard: 'canBuy', actions: ['trackBuy', { type: 'goTo', params: 'OnRampProviders' }] },
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
