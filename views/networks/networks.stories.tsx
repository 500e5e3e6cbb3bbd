// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/payloads/world.ts'

export default { title: 'Networks/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Asking: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon (DESIGN 9).',
    },
  },
}

export const Waiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
      { do: 'fire', at: 'place:2', timer: 'xstate.after.hint.switchNetwork.switching.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.waiting',
      rule: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
    },
  },
}

export const Networks: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'SPEC 4, network switch: what follows a choice depends on who is connected where.',
      extra: true,
    },
  },
}

export const NetworksOfNobody: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'SPEC 4, network switch: what follows a choice depends on who is connected where.',
      extra: true,
    },
  },
}

export const NetworksNotApproved: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.oneNetwork } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Networks',
      rule: 'SPEC 4, network switch: what follows a choice depends on who is connected where.',
      extra: true,
    },
  },
}

export const SwitchNetworkPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon (DESIGN 9).',
    },
  },
}

export const SwitchNetworkRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon (DESIGN 9).',
    },
  },
}

export const SwitchNetworkDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon (DESIGN 9).',
    },
  },
}

export const SwitchNetworkPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'switchNetwork',
      path: 'switching.asking',
      rule: 'The ring spins around the wallet’s icon (DESIGN 9).',
    },
  },
}
