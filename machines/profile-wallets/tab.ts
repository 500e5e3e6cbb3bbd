import { not } from 'xstate'
import { profileWalletsSetup } from './setup.ts'

/** Reads the wallets again. */
export const synced = { actions: ['sync', 'syncTab', 'syncRecent'] } as const

/** The wallets of the selected namespace. */
export const tab = profileWalletsSetup.createStateConfig({
  description: 'The tab’s layout depends on its number of connected wallets [wallet-profile].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Counts them, and leaves at once.',
      always: [
        { guard: 'isTabEmpty', target: 'empty' },
        { guard: 'isTabSingle', target: 'single' },
        { target: 'several' },
      ],
    },
    empty: {
      description: 'No wallet of this namespace is connected: the user can add one.',
      always: { guard: not('isTabEmpty'), target: 'deciding' },
    },
    single: {
      description: 'One wallet is connected.',
      always: { guard: not('isTabSingle'), target: 'deciding' },
    },
    several: {
      description: 'The active wallet comes first, and all can be disconnected at once.',
      always: { guard: not('isTabSeveral'), target: 'deciding' },
    },
  },
  on: {
    'tab.choose': {
      actions: [{ type: 'setNamespace', params: ({ event }) => event.namespace }, 'syncTab', 'syncRecent'],
    },
    'wallet.connected': synced,
    'wallet.activated': synced,
    'wallet.accountChanged': synced,
    'wallet.disconnected': synced,
  },
})

/** Whether the tab's namespace is the dApp's active one. */
export const activity = profileWalletsSetup.createStateConfig({
  description: 'Whether the app uses this namespace now, or the user can switch to its wallet [wallet-profile].',
  initial: 'active',
  states: {
    active: {
      description: 'The app uses this tab’s active wallet.',
      always: { guard: not('isTabActive'), target: 'inactive' },
    },
    inactive: {
      description: 'The app uses another namespace: the user can switch to this tab’s wallet.',
      always: { guard: 'isTabActive', target: 'active' },
    },
  },
})

/** The accounts of the active wallet. */
export const accounts = profileWalletsSetup.createStateConfig({
  description: 'How many accounts of the active wallet are listed.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Counts them, and leaves at once.',
      always: [{ guard: 'hasHiddenAccounts', target: 'collapsed' }, { target: 'few' }],
    },
    few: {
      description: 'All accounts are listed, since there are few.',
      always: { guard: 'hasHiddenAccounts', target: 'collapsed' },
    },
    collapsed: {
      description: 'Only the first accounts are listed, until the user asks for all.',
      always: { guard: not('hasHiddenAccounts'), target: 'few' },
      on: { 'accounts.showAll': 'expanded' },
    },
    expanded: {
      description: 'All accounts are listed until another wallet is shown.',
      always: { guard: not('hasHiddenAccounts'), target: 'few' },
      on: { 'tab.choose': 'collapsed', 'wallet.activated': 'collapsed', 'wallet.disconnected': 'collapsed' },
    },
  },
})
