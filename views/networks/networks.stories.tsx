// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/payloads/world.ts'

export default { title: 'Networks', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Asking: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'eip155:31338' } },
    ],
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
}

export const Networks: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
  },
}

export const NetworksOfNobody: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
  },
}

export const NetworksNotApproved: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.oneNetwork } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
    ],
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
}
