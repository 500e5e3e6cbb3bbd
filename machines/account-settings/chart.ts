import { not } from 'xstate'
import { leaving } from '../shared/leaving.ts'
import { last, mine } from '../shared/whose.ts'
import { begin, fails, otherType, settingsSetup, timesOut } from './setup.ts'

export type { AccountSettingsOutput, IdentityQuery, Naming } from './setup.ts'

const outputs = ['left', 'disconnected'] as const

const accountType = settingsSetup.createStateConfig({
  description:
    'Where there are two account types, the user goes from one to the other; the kit hears of it from the wallet, whether or not this flow is still there [embedded-account-type].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Are there two? It is left at once.',
      always: [{ guard: 'hasOtherType', target: 'settled' }, { target: 'single' }],
    },
    single: {
      description: 'There is one type only.',
      always: { guard: 'hasOtherType', target: 'settled' },
    },
    settled: {
      description: 'The account has the type that was chosen.',
      always: { guard: not('hasOtherType'), target: 'single' },
      on: { 'accountType.switch': 'switching' },
    },
    switching: {
      description: 'The service goes to the other account, for 30 s at most [flow-timeout].',
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
      description: 'The account is the one that it was, and the row says why.',
      tags: 'failed',
      always: { guard: not('hasOtherType'), target: 'single' },
      on: { 'accountType.switch': 'switching' },
    },
  },
})

const email = settingsSetup.createStateConfig({
  description: 'An email can be changed; a login at a provider may have none [embedded-email-change].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there one? It is left at once.',
      always: [{ guard: 'hasEmail', target: 'known' }, { target: 'missing' }],
    },
    known: {
      description: 'There is one.',
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
    missing: { description: 'There is none.', always: { guard: 'hasEmail', target: 'known' } },
  },
})

const dashboard = settingsSetup.createStateConfig({
  description: 'The service’s own page, where the wallet can be had as one’s own.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there one? It is left at once.',
      always: [{ guard: 'hasDashboard', target: 'known' }, { target: 'missing' }],
    },
    known: {
      description: 'There is one.',
      always: { guard: not('hasDashboard'), target: 'missing' },
      on: { 'upgrade.open': '#accountSettings.upgrade' },
    },
    missing: { description: 'There is none.', always: { guard: 'hasDashboard', target: 'known' } },
  },
})

const startsAgain = { guard: mine, target: '.deciding', actions: 'syncConnection' } as const

/** Tells the user why the account can't get a name. */
const unnamed = { type: 'showSnackbar', params: { variant: 'error', code: 'name.ofAddress' } } as const

const name = settingsSetup.createStateConfig({
  description: 'An account without a name can get one [names-where].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Can there be one? It is left at once.',
      always: [{ guard: 'canHaveName', target: 'asking' }, { target: 'settled' }],
    },
    asking: {
      description:
        'Whether it has one already, and could get one on its network, is looked up, for 30 s at most [flow-timeout].',
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
      description: 'It has none.',
      on: { 'name.open': { actions: ['trackNaming', { type: 'goTo', params: 'RegisterAccountName' }] } },
    },
    settled: { description: 'It has one, cannot have one, or its name could not be looked up.' },
  },
  on: {
    'wallet.named': { guard: mine, target: '.settled' },
    'wallet.accountChanged': startsAgain,
    'wallet.activated': startsAgain,
    'wallet.networkChanged': startsAgain,
    'wallet.disconnected': [{ guard: last, target: '#accountSettings.disconnected' }, startsAgain],
  },
})

const leave = settingsSetup.createStateConfig(leaving('#accountSettings.disconnected'))

/** The settings of an embedded wallet's user. */
export const accountSettingsMachine = settingsSetup.createMachine({
  id: 'accountSettings',
  description:
    'What the user of the embedded wallet can set: the email, the network, the account’s type and name; and the way out [account-settings].',
  context: ({ input, self }) => begin(self, input),
  initial: 'shown',
  on: { 'networks.changed': { actions: { type: 'setNetworks', params: ({ event }) => event.networks } } },
  states: {
    shown: {
      description: 'Who is logged in, and what can be set; email, page, type, name and the way out go on side by side.',
      meta: { view: 'AccountSettings' },
      type: 'parallel',
      states: { email, dashboard, accountType, name, leave },
      always: { guard: 'isForeign', target: 'left' },
      on: {
        'wallet.userChanged': { guard: mine, actions: 'syncConnection' },
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
      description: 'The service’s own page makes the wallet the user’s own.',
      meta: { view: 'UpgradeEmailWallet' },
      on: {
        'upgrade.follow': { actions: { type: 'track', params: { event: 'EMAIL_UPGRADE_FROM_MODAL' } } },
        'nav.back': 'shown',
        'wallet.activated': { guard: mine, target: 'shown', actions: 'syncConnection' },
        'wallet.disconnected': [
          { guard: last, target: 'disconnected' },
          { guard: mine, target: 'shown', actions: 'syncConnection' },
        ],
      },
    },
    left: {
      description: 'The account is not the embedded wallet’s: there is nothing to set.',
      type: 'final',
      output: { status: 'left' },
    },
    disconnected: {
      description: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: ({ event: { output } }) => ({
    status: outputs.find((status) => status === Object(output).status) ?? 'left',
  }),
})
