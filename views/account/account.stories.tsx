// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Account/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const LayoutList: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.layout.list',
      rule: 'The native balance and the available actions [account-layout].',
    },
  },
}

export const LayoutPortfolio: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.layout.portfolio',
      rule: 'The view includes the account’s holdings, with their total in dollars in place of the balance.',
    },
  },
}

export const IdentityAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.identity.asking',
      rule: 'The identity is being looked up, for 30 s at most [flow-timeout].',
    },
  },
}

export const IdentityKnown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'route:1', event: { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'account', path: 'shown.identity.known', rule: 'The name is shown, if the account has one.' },
  },
}

export const IdentityNameless: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'route:1/loadIdentity', code: 'network.offline' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.identity.nameless',
      rule: 'The lookup failed: the address is shown, without a message.',
    },
  },
}

export const BalanceLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'account', path: 'shown.balance.loading', rule: 'The balance is loading.' } },
}

export const BalanceReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'balance:eip155/fetchBalance',
        output: { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.ready',
      rule: 'The balance is shown until the account or its network changes, or it is requested again.',
    },
  },
}

export const BalanceFailedRestingRpcFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'balance:eip155/fetchBalance', code: 'rpc.failed' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'account', path: 'shown.balance.failed.resting', rule: 'No retry for 30 s.' } },
}

export const BalanceFailedRestingServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'fire', at: 'balance:eip155', timer: 'xstate.after.request.balance.loading' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'account', path: 'shown.balance.failed.resting', rule: 'No retry for 30 s.' } },
}

export const BalanceFailedRetryableRpcFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'route:1/loadIdentity', output: {} },
      { do: 'reject', at: 'balance:eip155/fetchBalance', code: 'rpc.failed' },
      { do: 'fire', at: 'balance:eip155', timer: 'xstate.after.retryGap.balance.failed.resting' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'account', path: 'shown.balance.failed.retryable', rule: 'The user may retry.' } },
}

export const BalanceFailedRetryableServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'route:1/loadIdentity', output: {} },
      { do: 'fire', at: 'balance:eip155', timer: 'xstate.after.request.balance.loading' },
      { do: 'fire', at: 'balance:eip155', timer: 'xstate.after.retryGap.balance.failed.resting' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'account', path: 'shown.balance.failed.retryable', rule: 'The user may retry.' } },
}

export const NetworkExplorable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'account', path: 'shown.network.explorable', rule: 'A block explorer can show the account.' },
  },
}

export const NetworkKnown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'route:1/loadIdentity', output: {} },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'networks.changed',
          networks: [
            {
              id: 31337,
              name: 'Sandbox One',
              caipNetworkId: 'eip155:31337',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              testnet: true,
            },
            {
              id: 31338,
              name: 'Sandbox Two',
              caipNetworkId: 'eip155:31338',
              chainNamespace: 'eip155',
              nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
              rpcUrls: [],
              testnet: true,
            },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'account', path: 'shown.network.known', rule: 'The network has no block explorer.' } },
}

export const NetworkUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'route:1', event: { type: 'networks.changed', networks: [] } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.network.unknown',
      rule: 'The app does not know the network: the user is told so, and actions that need its nodes are not offered [account-unknown-network].',
    },
  },
}

export const CopyIdle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'account', path: 'shown.copy.idle', rule: 'Copies a text to the clipboard.' } },
}

export const CopyCopying: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'route:1', event: { type: 'address.copy' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.copy.copying',
      rule: 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    },
  },
}

export const CopyCopied: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'route:1/loadIdentity', output: {} },
      { do: 'send', at: 'route:1', event: { type: 'address.copy' } },
      { do: 'resolve', at: 'route:1/copyText' },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'account', path: 'shown.copy.copied', rule: 'The button confirms it for 2 s [flow-copy].' },
  },
}

export const LeaveStaying: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.leave.staying',
      rule: 'The user can disconnect the wallet [wallet-disconnect].',
    },
  },
}

export const LeaveLeaving: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'route:1', event: { type: 'account.disconnect' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.leave.leaving',
      rule: 'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    },
  },
}

export const HoldingMany: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'route:1/portfolio/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1234567890123456789',
              price: '3000.01',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000000',
              name: 'Token 0',
              symbol: 'T0',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000001',
              name: 'Token 1',
              symbol: 'T1',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000002',
              name: 'Token 2',
              symbol: 'T2',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000003',
              name: 'Token 3',
              symbol: 'T3',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000004',
              name: 'Token 4',
              symbol: 'T4',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000005',
              name: 'Token 5',
              symbol: 'T5',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000006',
              name: 'Token 6',
              symbol: 'T6',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000007',
              name: 'Token 7',
              symbol: 'T7',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000008',
              name: 'Token 8',
              symbol: 'T8',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000009',
              name: 'Token 9',
              symbol: 'T9',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000010',
              name: 'Token 10',
              symbol: 'T10',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000011',
              name: 'Token 11',
              symbol: 'T11',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000012',
              name: 'Token 12',
              symbol: 'T12',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000013',
              name: 'Token 13',
              symbol: 'T13',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000014',
              name: 'Token 14',
              symbol: 'T14',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000015',
              name: 'Token 15',
              symbol: 'T15',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000016',
              name: 'Token 16',
              symbol: 'T16',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000017',
              name: 'Token 17',
              symbol: 'T17',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000018',
              name: 'Token 18',
              symbol: 'T18',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000019',
              name: 'Token 19',
              symbol: 'T19',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000020',
              name: 'Token 20',
              symbol: 'T20',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000021',
              name: 'Token 21',
              symbol: 'T21',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000022',
              name: 'Token 22',
              symbol: 'T22',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000023',
              name: 'Token 23',
              symbol: 'T23',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000024',
              name: 'Token 24',
              symbol: 'T24',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000025',
              name: 'Token 25',
              symbol: 'T25',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000026',
              name: 'Token 26',
              symbol: 'T26',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000027',
              name: 'Token 27',
              symbol: 'T27',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000028',
              name: 'Token 28',
              symbol: 'T28',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000029',
              name: 'Token 29',
              symbol: 'T29',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000030',
              name: 'Token 30',
              symbol: 'T30',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000031',
              name: 'Token 31',
              symbol: 'T31',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000032',
              name: 'Token 32',
              symbol: 'T32',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000033',
              name: 'Token 33',
              symbol: 'T33',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000034',
              name: 'Token 34',
              symbol: 'T34',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000035',
              name: 'Token 35',
              symbol: 'T35',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000036',
              name: 'Token 36',
              symbol: 'T36',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000037',
              name: 'Token 37',
              symbol: 'T37',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000038',
              name: 'Token 38',
              symbol: 'T38',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x0000000000000000000000000000000000000039',
              name: 'Token 39',
              symbol: 'T39',
              decimals: 6,
              amount: '250000000',
              price: '0.5',
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
  },
}

export const HoldingNamed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'route:1/portfolio/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1234567890123456789',
              price: '3000.01',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'USD Coin',
              symbol: 'USDC',
              decimals: 6,
              amount: '250000000',
              price: '1',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'Harbour',
              symbol: 'HBR',
              decimals: 6,
              amount: '250000000',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'resolve', at: 'route:1/loadIdentity', output: { name: 'harbour.reown.id' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
  },
}

export const UnknownNetwork: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.UnsupportedChain',
      rule: 'The app does not support the active network. The user chooses a supported one or disconnects; after closing the modal, they are led here again at the next change [network-unsupported-view].',
      extra: true,
    },
  },
}

export const LongBalance: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'balance:eip155/fetchBalance',
        output: { value: '115792089237316195423570985008687907853269984665640564039457', decimals: 18, symbol: 'ETH' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
  },
}

export const AccountPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.layout.portfolio',
      rule: 'The view includes the account’s holdings, with their total in dollars in place of the balance.',
    },
    a11y: { test: 'off' },
  },
}

export const AccountRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.layout.portfolio',
      rule: 'The view includes the account’s holdings, with their total in dollars in place of the balance.',
    },
    a11y: { test: 'off' },
  },
}

export const AccountDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.layout.portfolio',
      rule: 'The view includes the account’s holdings, with their total in dollars in place of the balance.',
    },
  },
}

export const AccountPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.layout.portfolio',
      rule: 'The view includes the account’s holdings, with their total in dollars in place of the balance.',
    },
    a11y: { test: 'off' },
  },
}

export const Holding: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'route:1/portfolio/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1234567890123456789',
              price: '3000.01',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'USD Coin',
              symbol: 'USDC',
              decimals: 6,
              amount: '250000000',
              price: '1',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'Harbour',
              symbol: 'HBR',
              decimals: 6,
              amount: '250000000',
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
  },
}

export const HoldingPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'route:1/portfolio/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1234567890123456789',
              price: '3000.01',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'USD Coin',
              symbol: 'USDC',
              decimals: 6,
              amount: '250000000',
              price: '1',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'Harbour',
              symbol: 'HBR',
              decimals: 6,
              amount: '250000000',
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const HoldingRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'route:1/portfolio/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1234567890123456789',
              price: '3000.01',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'USD Coin',
              symbol: 'USDC',
              decimals: 6,
              amount: '250000000',
              price: '1',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'Harbour',
              symbol: 'HBR',
              decimals: 6,
              amount: '250000000',
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const HoldingDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'route:1/portfolio/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1234567890123456789',
              price: '3000.01',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'USD Coin',
              symbol: 'USDC',
              decimals: 6,
              amount: '250000000',
              price: '1',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'Harbour',
              symbol: 'HBR',
              decimals: 6,
              amount: '250000000',
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
  },
}

export const HoldingPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'route:1/portfolio/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1234567890123456789',
              price: '3000.01',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'USD Coin',
              symbol: 'USDC',
              decimals: 6,
              amount: '250000000',
              price: '1',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'Harbour',
              symbol: 'HBR',
              decimals: 6,
              amount: '250000000',
            },
          ],
          isPartial: false,
        },
      },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Plain: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'balance:eip155/fetchBalance',
        output: { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
  },
}

export const PlainPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'balance:eip155/fetchBalance',
        output: { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
      },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const PlainRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'balance:eip155/fetchBalance',
        output: { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
      },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const PlainDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'balance:eip155/fetchBalance',
        output: { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
      },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
  },
}

export const PlainPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'balance:eip155/fetchBalance',
        output: { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
      },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'Layout, name, balance, network, copying and disconnecting run in parallel [account-view].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
