// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'

export default { title: 'Another kind of wallet/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Asking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'emit',
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
      rule: 'The chosen network needs a wallet of its own namespace.',
    },
  },
}

export const Joining: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'Meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'The Wallet of the Society for the Very Long Names of Wallets',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'Sundial',
                name: 'Sundial',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'solana' },
            ],
            connections: [],
            current: null,
          },
        },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } },
      { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'switchActiveChain',
      path: 'joining',
      rule: 'The embedded wallet connects in the other namespace without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
    },
  },
}

export const SwitchActiveChainPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'emit',
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
      rule: 'The chosen network needs a wallet of its own namespace.',
    },
    a11y: { test: 'off' },
  },
}

export const SwitchActiveChainRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'emit',
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
      rule: 'The chosen network needs a wallet of its own namespace.',
    },
    a11y: { test: 'off' },
  },
}

export const SwitchActiveChainDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'emit',
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
      rule: 'The chosen network needs a wallet of its own namespace.',
    },
  },
}

export const SwitchActiveChainPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'emit',
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
      rule: 'The chosen network needs a wallet of its own namespace.',
    },
    a11y: { test: 'off' },
  },
}

export const JoinNetworkPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'Meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'The Wallet of the Society for the Very Long Names of Wallets',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'Sundial',
                name: 'Sundial',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'solana' },
            ],
            connections: [],
            current: null,
          },
        },
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
      path: 'joining',
      rule: 'The embedded wallet connects in the other namespace without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
    },
    a11y: { test: 'off' },
  },
}

export const JoinNetworkRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'Meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'The Wallet of the Society for the Very Long Names of Wallets',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'Sundial',
                name: 'Sundial',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'solana' },
            ],
            connections: [],
            current: null,
          },
        },
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
      path: 'joining',
      rule: 'The embedded wallet connects in the other namespace without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
    },
    a11y: { test: 'off' },
  },
}

export const JoinNetworkDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'Meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'The Wallet of the Society for the Very Long Names of Wallets',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'Sundial',
                name: 'Sundial',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'solana' },
            ],
            connections: [],
            current: null,
          },
        },
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
      path: 'joining',
      rule: 'The embedded wallet connects in the other namespace without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
    },
  },
}

export const JoinNetworkPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embeddedUser } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [
              {
                id: 'Meadow',
                name: 'Meadow',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'The Wallet of the Society for the Very Long Names of Wallets',
                name: 'The Wallet of the Society for the Very Long Names of Wallets',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              {
                id: 'Sundial',
                name: 'Sundial',
                type: 'ANNOUNCED',
                namespace: 'solana',
                icon: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%201%201%22%3E%3Cpath%20fill%3D%22%23c98a1b%22%20d%3D%22M0%200h1v1H0z%22%2F%3E%3C%2Fsvg%3E',
              },
              { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'solana' },
            ],
            connections: [],
            current: null,
          },
        },
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
      path: 'joining',
      rule: 'The embedded wallet connects in the other namespace without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
    },
    a11y: { test: 'off' },
  },
}
