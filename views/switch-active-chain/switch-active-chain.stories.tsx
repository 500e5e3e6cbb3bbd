// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'

export default { title: 'Another kind of wallet/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Asking: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'switchActiveChain',
      path: 'asking',
      rule: 'The network that was chosen needs a wallet of its own kind.',
    },
  },
}

export const SwitchActiveChainPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
    ],
    input: twoNamespaces,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'switchActiveChain',
      path: 'asking',
      rule: 'The network that was chosen needs a wallet of its own kind.',
    },
    a11y: { test: 'off' },
  },
}

export const SwitchActiveChainRightToLeft: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
    ],
    input: twoNamespaces,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'switchActiveChain',
      path: 'asking',
      rule: 'The network that was chosen needs a wallet of its own kind.',
    },
    a11y: { test: 'off' },
  },
}

export const SwitchActiveChainDark: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
    ],
    input: twoNamespaces,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'switchActiveChain',
      path: 'asking',
      rule: 'The network that was chosen needs a wallet of its own kind.',
    },
  },
}

export const SwitchActiveChainPhone: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
    ],
    input: twoNamespaces,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'switchActiveChain',
      path: 'asking',
      rule: 'The network that was chosen needs a wallet of its own kind.',
    },
    a11y: { test: 'off' },
  },
}
