import { addRecent } from '../../core/recents.ts'
import { idOf } from '../modal/navigate.ts'
import type { StorageCommand } from '../ports.ts'
import type { WalletFact } from '../system.ts'
import { kitSetup } from './setup.ts'
import type { KitContext } from './types.ts'

type Chosen = Extract<WalletFact, { type: 'wallet.connected' | 'wallet.activated' }>
/** Stores the connection, so that a reload can restore it. */
const connected = [
  {
    type: 'persist',
    params: ({ event: { namespace, connectorId, name } }: { event: Chosen }): StorageCommand => ({
      type: 'storage.connected',
      namespace,
      connectorId,
      name,
    }),
  },
  {
    type: 'setRemembered',
    params: ({
      context: { remembered },
      event: { name },
    }: {
      context: Pick<KitContext, 'remembered'>
      event: Chosen
    }) => ({
      recents: addRecent(remembered.recents, name),
    }),
  },
] as const

/** Stores what the next visit needs, except for restored connections and those of other tabs. */
export const persistence = kitSetup.createStateConfig({
  description: 'The user’s choices are stored for the next visit and for other tabs [storage-recent] [storage-tabs].',
  on: {
    'account.setType': {
      actions: {
        type: 'persist',
        params: ({ event: { namespace, accountType } }) => ({ type: 'storage.accountType', namespace, accountType }),
      },
    },
    'features.changed': {
      description:
        'The project’s setting for several wallets is stored, since the next visit needs it before the project answers [config-remembered].',
      guard: { type: 'saysMultiWallet', params: ({ event }) => event.features },
      actions: {
        type: 'persist',
        params: ({ context: { features } }) => ({ type: 'storage.multiWallet', enabled: features.multiWallet }),
      },
    },
    'terms.accepted': {
      description: 'The user has accepted the dApp’s terms, for the next visit too [connect-terms].',
      actions: [
        { type: 'persist', params: ({ event: { accepted } }) => ({ type: 'storage.accepted', accepted }) },
        { type: 'setRemembered', params: ({ event: { accepted } }) => ({ accepted }) },
      ],
    },
    'wallet.connected': [
      { guard: 'isSilent' },
      { guard: { type: 'isJoining', params: ({ event }) => event }, actions: connected },
      { actions: [...connected, 'persistNetwork'] },
    ],
    'wallet.activated': { actions: [...connected, 'persistNetwork'] },
    'wallet.disconnected': {
      actions: [
        {
          type: 'persist',
          params: ({ event: { namespace, connectorId } }) => ({ type: 'storage.disconnected', namespace, connectorId }),
        },
        'persistNetwork',
      ],
    },
    'wallet.networkChanged': { actions: 'persistNetwork' },
    'connection.arrived': { actions: 'persistNetwork' },
    'network.switch': [
      { guard: { type: 'isStrange', params: idOf } },
      { guard: { type: 'isConnectedOn', params: idOf } },
      { actions: 'persistNetwork' },
    ],
  },
})
