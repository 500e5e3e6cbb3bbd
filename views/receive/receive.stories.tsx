// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'

export default { title: 'Receive/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const CodeIdle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
    ],
  },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.code.idle',
      rule: 'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
    },
  },
}

export const CodeCopying: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
      { do: 'send', at: 'route:1', event: { type: 'address.copy' } },
    ],
  },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.code.copying',
      rule: 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    },
  },
}

export const CodeCopied: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
      { do: 'send', at: 'route:1', event: { type: 'address.copy' } },
      { do: 'resolve', at: 'route:1/copyText' },
    ],
  },
  parameters: {
    state: { chart: 'receive', path: 'shown.code.copied', rule: 'The button confirms it for 2 s [flow-copy].' },
  },
}

export const Networks: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
      { do: 'send', at: 'route:1', event: { type: 'networks.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.networks',
      rule: 'The networks that the address works on; what is sent on others is lost [receive-address].',
    },
  },
}

export const UnknownNetwork: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
    ],
  },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.code.idle',
      rule: 'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
      extra: true,
    },
  },
}

export const OfSolana: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaConnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', namespace: 'solana' } },
      { do: 'send', at: 'route:2', event: { type: 'receive.open' } },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.code.idle',
      rule: 'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
      extra: true,
    },
  },
}

export const WalletReceivePseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.code.idle',
      rule: 'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
    },
    a11y: { test: 'off' },
  },
}

export const WalletReceiveRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.code.idle',
      rule: 'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
    },
    a11y: { test: 'off' },
  },
}

export const WalletReceiveDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.code.idle',
      rule: 'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
    },
  },
}

export const WalletReceivePhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.code.idle',
      rule: 'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
    },
    a11y: { test: 'off' },
  },
}

export const WalletCompatibleNetworksPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
      { do: 'send', at: 'route:1', event: { type: 'networks.open' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.networks',
      rule: 'The networks that the address works on; what is sent on others is lost [receive-address].',
    },
    a11y: { test: 'off' },
  },
}

export const WalletCompatibleNetworksRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
      { do: 'send', at: 'route:1', event: { type: 'networks.open' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.networks',
      rule: 'The networks that the address works on; what is sent on others is lost [receive-address].',
    },
    a11y: { test: 'off' },
  },
}

export const WalletCompatibleNetworksDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
      { do: 'send', at: 'route:1', event: { type: 'networks.open' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.networks',
      rule: 'The networks that the address works on; what is sent on others is lost [receive-address].',
    },
  },
}

export const WalletCompatibleNetworksPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletReceive' } },
      { do: 'send', at: 'route:1', event: { type: 'networks.open' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'receive',
      path: 'shown.networks',
      rule: 'The networks that the address works on; what is sent on others is lost [receive-address].',
    },
    a11y: { test: 'off' },
  },
}
