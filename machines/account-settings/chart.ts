import { not } from 'xstate'
import { leaving } from '../shared/leaving.ts'
import { last, mine, ofAccount } from '../shared/whose.ts'
import { begin, fails, otherType, settingsSetup, timesOut } from './setup.ts'

export type { AccountSettingsOutput, IdentityQuery, Naming } from './setup.ts'

const outputs = ['left', 'disconnected'] as const

const accountType = settingsSetup.createStateConfig({
  description:
    'If there are two account types, the user can switch; the kit learns of it from the wallet, even after this flow ends [embedded-account-type].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks for a second type, and leaves at once.',
      always: [{ guard: 'hasOtherType', target: 'settled' }, { target: 'single' }],
    },
    single: {
      description: 'There is only one type.',
      always: { guard: 'hasOtherType', target: 'settled' },
    },
    settled: {
      description: 'The account has the chosen type.',
      always: { guard: not('hasOtherType'), target: 'single' },
      on: { 'accountType.switch': 'switching' },
    },
    switching: {
      description: 'The service switches to the other account, for 30 s at most [flow-timeout].',
      tags: 'switching',
      entry: 'clearFailure',
      invoke: {
        id: 'chooseAccountType',
        src: 'chooseAccountType',
        input: otherType,
        onDone: {
          target: 'settled',
          actions: ['syncConnection', { type: 'trackType', params: ({ event }) => event.output }],
        },
        onError: { target: 'refused', actions: fails },
      },
      after: { request: { target: 'refused', actions: timesOut } },
    },
    refused: {
      description: 'The account has not changed, and the row says why.',
      tags: 'failed',
      always: { guard: not('hasOtherType'), target: 'single' },
      on: {
        'accountType.switch': 'switching',
        'wallet.accountChanged': {
          description: 'The service has switched after all.',
          guard: mine,
          target: 'settled',
          actions: 'syncConnection',
        },
      },
    },
  },
})

const email = settingsSetup.createStateConfig({
  description: 'The email can be changed; a social login may have none [embedded-email-change].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks for an email, and leaves at once.',
      always: [{ guard: 'hasEmail', target: 'known' }, { target: 'missing' }],
    },
    known: {
      description: 'The user has an email.',
      always: { guard: not('hasEmail'), target: 'missing' },
      on: {
        'email.edit': {
          actions: [
            { type: 'track', params: { event: 'EMAIL_EDIT' } },
            { type: 'goTo', params: 'UpdateEmailWallet' },
          ],
        },
      },
    },
    missing: { description: 'The user has no email.', always: { guard: 'hasEmail', target: 'known' } },
  },
})

const dashboard = settingsSetup.createStateConfig({
  description: 'The service’s own page, where users take over their wallet.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks for such a page, and leaves at once.',
      always: [{ guard: 'hasDashboard', target: 'known' }, { target: 'missing' }],
    },
    known: {
      description: 'There is such a page.',
      always: { guard: not('hasDashboard'), target: 'missing' },
      on: { 'upgrade.open': '#accountSettings.upgrade' },
    },
    missing: { description: 'There is no such page.', always: { guard: 'hasDashboard', target: 'known' } },
  },
})

const syncs = { guard: mine, actions: 'syncConnection' } as const
const startsAgain = { guard: mine, target: '.deciding', actions: 'syncConnection' } as const

/** Tells the user why the account can't get a name. */
const unnamed = { type: 'showSnackbar', params: { variant: 'error', code: 'name.ofAddress' } } as const

const name = settingsSetup.createStateConfig({
  description: 'An account without a name can get one [names-where].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks whether the account can have a name, and leaves at once.',
      always: [{ guard: 'canHaveName', target: 'asking' }, { target: 'settled' }],
    },
    asking: {
      description:
        'Looks up whether the account has, or could get, a name on its network, for 30 s at most [flow-timeout].',
      invoke: {
        id: 'loadName',
        src: 'loadName',
        input: ({ context: { connection } }) => ({
          address: connection.accounts[0]?.address ?? '',
          caipNetworkId: connection.caipNetworkId,
        }),
        onDone: [
          { guard: { type: 'isNameless', params: ({ event }) => event.output }, target: 'nameless' },
          { target: 'settled' },
        ],
        onError: { target: 'settled', actions: unnamed },
      },
      after: { lookup: { target: 'settled', actions: unnamed } },
    },
    nameless: {
      description: 'The account has no name.',
      on: { 'name.open': { actions: ['trackNaming', { type: 'goTo', params: 'RegisterAccountName' }] } },
    },
    settled: { description: 'The account has a name, cannot have one, or the lookup failed.' },
  },
  on: {
    'wallet.named': { guard: mine, target: '.settled' },
    'wallet.accountChanged': startsAgain,
    'wallet.activated': startsAgain,
    'wallet.networkChanged': startsAgain,
    'wallet.disconnected': [
      { guard: last, target: '#accountSettings.disconnected' },
      { ...startsAgain, guard: ofAccount },
    ],
  },
})

const leave = settingsSetup.createStateConfig(leaving('#accountSettings.disconnected'))

/** The settings of an embedded wallet's user. */
export const accountSettingsMachine = settingsSetup.createMachine({
  id: 'accountSettings',
  description:
    'The embedded wallet’s settings: the email, the network, the account’s type and name, and disconnecting [account-settings].',
  context: ({ input, self }) => begin(self, input),
  initial: 'shown',
  on: { 'networks.changed': { actions: { type: 'setNetworks', params: ({ event }) => event.networks } } },
  states: {
    shown: {
      description: 'The logged-in user and their settings; email, page, type, name and disconnecting run in parallel.',
      meta: { view: 'AccountSettings' },
      type: 'parallel',
      states: { email, dashboard, accountType, name, leave },
      always: { guard: 'isForeign', target: 'left' },
      on: {
        'wallet.userChanged': syncs,
        'networks.open': {
          guard: 'hasOtherNetworks',
          actions: [
            { type: 'track', params: { event: 'CLICK_NETWORKS' } },
            { type: 'goTo', params: 'Networks' },
          ],
        },
      },
    },
    upgrade: {
      description: 'The service’s own page lets the user take over the wallet.',
      meta: { view: 'UpgradeEmailWallet' },
      on: {
        'upgrade.follow': { actions: { type: 'track', params: { event: 'EMAIL_UPGRADE_FROM_MODAL' } } },
        'nav.back': 'shown',
        'wallet.userChanged': syncs,
        'wallet.accountChanged': syncs,
        'wallet.networkChanged': syncs,
        'wallet.activated': { guard: mine, target: 'shown', actions: 'syncConnection' },
        'wallet.disconnected': [
          { guard: last, target: 'disconnected' },
          { guard: ofAccount, target: 'shown', actions: 'syncConnection' },
        ],
      },
    },
    left: {
      description: 'The account is not the embedded wallet’s, so there is nothing to set.',
      type: 'final',
      output: { status: 'left' },
    },
    disconnected: {
      description: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: ({ event: { output } }) => ({
    status: outputs.find((status) => status === Object(output).status) ?? 'left',
  }),
})
