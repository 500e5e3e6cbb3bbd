// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Account settings/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Rows: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.page.rows', rule: 'Who is logged in, and what can be set.' },
  },
}

export const Upgrade: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.page.upgrade',
      rule: 'The service’s own page makes the wallet the user’s own.',
    },
  },
}

export const AccountSettingsPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.page.rows', rule: 'Who is logged in, and what can be set.' },
    a11y: { test: 'off' },
  },
}

export const AccountSettingsRightToLeft: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.page.rows', rule: 'Who is logged in, and what can be set.' },
    a11y: { test: 'off' },
  },
}

export const AccountSettingsDark: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.page.rows', rule: 'Who is logged in, and what can be set.' },
  },
}

export const AccountSettingsPhone: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'accountSettings', path: 'shown.page.rows', rule: 'Who is logged in, and what can be set.' },
    a11y: { test: 'off' },
  },
}

export const UpgradeEmailWalletPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.page.upgrade',
      rule: 'The service’s own page makes the wallet the user’s own.',
    },
    a11y: { test: 'off' },
  },
}

export const UpgradeEmailWalletRightToLeft: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.page.upgrade',
      rule: 'The service’s own page makes the wallet the user’s own.',
    },
    a11y: { test: 'off' },
  },
}

export const UpgradeEmailWalletDark: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.page.upgrade',
      rule: 'The service’s own page makes the wallet the user’s own.',
    },
  },
}

export const UpgradeEmailWalletPhone: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AccountSettings' } },
      { do: 'send', at: 'route:1', event: { type: 'upgrade.open' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'accountSettings',
      path: 'shown.page.upgrade',
      rule: 'The service’s own page makes the wallet the user’s own.',
    },
    a11y: { test: 'off' },
  },
}
