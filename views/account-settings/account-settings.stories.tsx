// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Account settings/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const ShownEmailKnown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'accountSettings', path: 'shown.email.known', rule: 'The user has an email.' } },
}

export const ShownEmailMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'accountSettings', path: 'shown.email.missing', rule: 'The user has no email.' } },
}

export const ShownDashboardKnown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'accountSettings', path: 'shown.dashboard.known', rule: 'There is such a page.' } },
}

export const ShownDashboardMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'accountSettings', path: 'shown.dashboard.missing', rule: 'There is no such page.' } },
}

export const ShownAccountTypeSingle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.accountType.single', rule: 'There is only one type.' },
  },
}

export const ShownAccountTypeSettled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.accountType.settled', rule: 'The account has the chosen type.' },
  },
}

export const ShownAccountTypeSwitching: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'accountType.switch' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.accountType.switching',
      rule: 'The service switches to the other account, for 30 s at most [flow-timeout].',
    },
  },
}

export const ShownAccountTypeRefused: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'accountType.switch' } },
      { do: 'reject', at: 'route:1/chooseAccountType', code: 'frame.unreachable' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.accountType.refused',
      rule: 'The account has not changed, and the row says why.',
    },
  },
}

export const ShownNameAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.name.asking',
      rule: 'Looks up whether the account has, or could get, a name on its network, for 30 s at most [flow-timeout].',
    },
  },
}

export const ShownNameNameless: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'resolve', at: 'route:1/loadName', output: { canRegister: true } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'accountSettings', path: 'shown.name.nameless', rule: 'The account has no name.' } },
}

export const ShownNameSettled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.name.settled',
      rule: 'The account has a name, cannot have one, or the lookup failed.',
    },
  },
}

export const ShownLeaveStaying: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.leave.staying',
      rule: 'The user can disconnect the wallet [wallet-disconnect].',
    },
  },
}

export const ShownLeaveLeaving: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'account.disconnect' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.leave.leaving',
      rule: 'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    },
  },
}

export const Upgrade: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'upgrade',
      rule: 'The service’s own page lets the user take over the wallet.',
    },
  },
}

export const AtProvider: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.embeddedSocial },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown',
      rule: 'The logged-in user and their settings; email, page, type, name and disconnecting run in parallel.',
      extra: true,
    },
  },
}

export const AccountSettingsPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.email.known', rule: 'The user has an email.' },
    a11y: { test: 'off' },
  },
}

export const AccountSettingsRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.email.known', rule: 'The user has an email.' },
    a11y: { test: 'off' },
  },
}

export const AccountSettingsDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: { state: { chart: 'accountSettings', path: 'shown.email.known', rule: 'The user has an email.' } },
}

export const AccountSettingsPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.email.known', rule: 'The user has an email.' },
    a11y: { test: 'off' },
  },
}

export const UpgradeEmailWalletPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'upgrade',
      rule: 'The service’s own page lets the user take over the wallet.',
    },
    a11y: { test: 'off' },
  },
}

export const UpgradeEmailWalletRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'upgrade',
      rule: 'The service’s own page lets the user take over the wallet.',
    },
    a11y: { test: 'off' },
  },
}

export const UpgradeEmailWalletDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'upgrade',
      rule: 'The service’s own page lets the user take over the wallet.',
    },
  },
}

export const UpgradeEmailWalletPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'upgrade',
      rule: 'The service’s own page lets the user take over the wallet.',
    },
    a11y: { test: 'off' },
  },
}
