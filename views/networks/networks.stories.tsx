// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/world.ts'

export default { title: 'Networks/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Asking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const Slow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.hint.switchNetwork.switching.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.slow',
      rule: 'After 20 s, a hint says where the prompt may be, and the wallet can be asked again [network-asked-again].',
    },
  },
}

export const Networks: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
      extra: true,
    },
  },
}

export const NetworksDisconnected: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
      extra: true,
    },
  },
}

export const NetworksNotApproved: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.oneNetwork } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
      extra: true,
    },
  },
}

export const SwitchNetworkPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const SwitchNetworkRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const SwitchNetworkDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const SwitchNetworkPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}
