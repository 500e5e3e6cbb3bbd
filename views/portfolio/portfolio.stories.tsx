// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Portfolio/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const TabTokens: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'tokens' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'portfolio', path: 'shown.tab.tokens', rule: 'The tokens.' } },
}

export const TabHistoryNfts: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tab.history.nfts',
      rule: 'The NFTs that the account has received and not sent on [portfolio-nfts].',
    },
  },
}

export const TabHistoryActivity: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'portfolio', path: 'shown.tab.history.activity', rule: 'The account’s transactions.' },
  },
}

export const TokensLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.loading',
      rule: 'The tokens are requested, for 30 s at most [flow-timeout].',
    },
  },
}

export const TokensKnownContentListed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      chart: 'portfolio',
      path: 'shown.tokens.known.content.listed',
      rule: 'The tokens are listed, each with its value [portfolio-tokens].',
    },
  },
}

export const TokensKnownContentEmptyBuyable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      { do: 'resolve', at: 'route:1/fetchTokens', output: { tokens: [], isPartial: false } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.known.content.empty.buyable',
      rule: 'The user can buy or receive crypto.',
    },
  },
}

export const TokensKnownContentEmptyReceivable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'resolve', at: 'route:1/fetchTokens', output: { tokens: [], isPartial: false } },
      { do: 'send', at: 'route:1', event: { type: 'features.changed', features: { onramp: [] } } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.known.content.empty.receivable',
      rule: 'The user can only receive crypto.',
    },
  },
}

export const TokensKnownPollWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      chart: 'portfolio',
      path: 'shown.tokens.known.poll.waiting',
      rule: 'The tokens count as current for 10 s.',
    },
  },
}

export const TokensKnownPollUnseen: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      { do: 'fire', at: 'route:1', timer: 'xstate.after.poll.portfolio.shown.tokens.known.poll.waiting' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.known.poll.unseen',
      rule: 'While the page is hidden or another view covers the tokens, they are requested only after a transaction [portfolio-poll].',
    },
  },
}

export const TokensKnownPollAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.known.poll.asking',
      rule: 'The tokens are requested, for 30 s at most; the known ones stay meanwhile [flow-timeout].',
    },
  },
}

export const TokensKnownPollRestingNetworkOffline: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
      },
      { do: 'reject', at: 'route:1/fetchTokens', code: 'network.offline' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.known.poll.resting',
      rule: 'The last known tokens stay, and are not requested again for 30 s, except after a transaction [account-balance-gap].',
    },
  },
}

export const TokensKnownPollRestingServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.portfolio.shown.tokens.known.poll.asking' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.known.poll.resting',
      rule: 'The last known tokens stay, and are not requested again for 30 s, except after a transaction [account-balance-gap].',
    },
  },
}

export const TokensKnownPollEnded: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
      },
      { do: 'reject', at: 'route:1/fetchTokens', code: 'api.unavailable' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.known.poll.ended',
      rule: 'The last known tokens stay until a transaction has ended [portfolio-poll].',
    },
  },
}

export const TokensFailedRestingNetworkOffline: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      { do: 'reject', at: 'route:1/fetchTokens', code: 'network.offline' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.failed.resting',
      rule: 'No retry for 30 s, except after a transaction.',
    },
  },
}

export const TokensFailedRestingApiUnavailable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      { do: 'reject', at: 'route:1/fetchTokens', code: 'api.unavailable' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.failed.resting',
      rule: 'No retry for 30 s, except after a transaction.',
    },
  },
}

export const TokensFailedRestingServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.portfolio.shown.tokens.loading' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown.tokens.failed.resting',
      rule: 'No retry for 30 s, except after a transaction.',
    },
  },
}

export const TokensFailedRetryableNetworkOffline: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'reject', at: 'route:1/fetchTokens', code: 'network.offline' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.retryGap.portfolio.shown.tokens.failed.resting' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'portfolio', path: 'shown.tokens.failed.retryable', rule: 'The user may retry.' } },
}

export const TokensFailedRetryableApiUnavailable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'reject', at: 'route:1/fetchTokens', code: 'api.unavailable' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.retryGap.portfolio.shown.tokens.failed.resting' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'portfolio', path: 'shown.tokens.failed.retryable', rule: 'The user may retry.' } },
}

export const TokensFailedRetryableServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.portfolio.shown.tokens.loading' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.retryGap.portfolio.shown.tokens.failed.resting' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'portfolio', path: 'shown.tokens.failed.retryable', rule: 'The user may retry.' } },
}

export const Many: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const Empty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'resolve', at: 'route:1/fetchTokens', output: { tokens: [], isPartial: false } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const NftsEmpty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
      { do: 'resolve', at: 'route:1/activity/fetchActivity', output: { transactions: [], at: 1795176000000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const Activity: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
      {
        do: 'resolve',
        at: 'route:1/activity/fetchActivity',
        output: {
          transactions: [
            {
              id: 'send-1',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
              operation: 'send',
              minedAt: 1795089600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '1.234567', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'receive-2',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000002',
              operation: 'receive',
              minedAt: 1795003200000,
              status: 'confirmed',
              sentFrom: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              transfers: [
                { direction: 'in', amount: '250', symbol: 'USDC', name: 'USDC', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'trade-4',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000004',
              operation: 'trade',
              minedAt: 1794830400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'in', amount: '251.08', symbol: 'USDC', name: 'USDC', isNft: false, isSpam: false },
                { direction: 'out', amount: '0.1', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'approve-5',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000005',
              operation: 'approve',
              minedAt: 1794744000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [{ direction: 'out', amount: '0', symbol: 'USDC', name: 'USDC', isNft: false, isSpam: false }],
            },
            {
              id: 'send-33',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000033',
              operation: 'send',
              minedAt: 1792324800000,
              status: 'failed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '12', symbol: 'USDC', name: 'USDC', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'mint-40',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000040',
              operation: 'mint',
              minedAt: 1791720000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [{ direction: 'in', name: 'Harbour Lights', isNft: true, isSpam: false }],
            },
            {
              id: 'deposit-400',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000400',
              operation: 'deposit',
              minedAt: 1760616000000,
              status: 'pending',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [{ direction: 'out', amount: '3', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false }],
            },
          ],
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const PortfolioPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'portfolio', path: 'shown.tab.history.activity', rule: 'The account’s transactions.' },
    a11y: { test: 'off' },
  },
}

export const PortfolioRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'portfolio', path: 'shown.tab.history.activity', rule: 'The account’s transactions.' },
    a11y: { test: 'off' },
  },
}

export const PortfolioDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'portfolio', path: 'shown.tab.history.activity', rule: 'The account’s transactions.' },
  },
}

export const PortfolioPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'activity' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'portfolio', path: 'shown.tab.history.activity', rule: 'The account’s transactions.' },
    a11y: { test: 'off' },
  },
}

export const Some: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const SomePseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const SomeRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const SomeDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const SomePhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Long: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'A token whose name does not end where its row ends',
              symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
              decimals: 6,
              amount: '123456789012345678901234567890123456',
              price: '1234567.89',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'عملة رقمية قديمة',
              symbol: 'عملة',
              decimals: 6,
              amount: '1',
              price: '0.01',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const LongPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'A token whose name does not end where its row ends',
              symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
              decimals: 6,
              amount: '123456789012345678901234567890123456',
              price: '1234567.89',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'عملة رقمية قديمة',
              symbol: 'عملة',
              decimals: 6,
              amount: '1',
              price: '0.01',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const LongRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'A token whose name does not end where its row ends',
              symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
              decimals: 6,
              amount: '123456789012345678901234567890123456',
              price: '1234567.89',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'عملة رقمية قديمة',
              symbol: 'عملة',
              decimals: 6,
              amount: '1',
              price: '0.01',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const LongDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'A token whose name does not end where its row ends',
              symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
              decimals: 6,
              amount: '123456789012345678901234567890123456',
              price: '1234567.89',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'عملة رقمية قديمة',
              symbol: 'عملة',
              decimals: 6,
              amount: '1',
              price: '0.01',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const LongPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              address: '0x1111111111111111111111111111111111111111',
              name: 'A token whose name does not end where its row ends',
              symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
              decimals: 6,
              amount: '123456789012345678901234567890123456',
              price: '1234567.89',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x2222222222222222222222222222222222222222',
              name: 'عملة رقمية قديمة',
              symbol: 'عملة',
              decimals: 6,
              amount: '1',
              price: '0.01',
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
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Nfts: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
      {
        do: 'resolve',
        at: 'route:1/activity/fetchActivity',
        output: {
          transactions: [
            {
              id: 'Harbour Lights',
              caipNetworkId: 'eip155:31337',
              hash: 'Harbour Lights',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795176000000,
              transfers: [
                {
                  direction: 'in',
                  name: 'Harbour Lights',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(0%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(0%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Lantern 7',
              caipNetworkId: 'eip155:31337',
              hash: 'Lantern 7',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999999,
              transfers: [{ direction: 'in', name: 'Lantern 7', isNft: true, isSpam: false }],
            },
            {
              id: 'An NFT with a name of many words that goes on and on',
              caipNetworkId: 'eip155:31337',
              hash: 'An NFT with a name of many words that goes on and on',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999998,
              transfers: [
                {
                  direction: 'in',
                  name: 'An NFT with a name of many words that goes on and on',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(180%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(180%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Meadow',
              caipNetworkId: 'eip155:31337',
              hash: 'Meadow',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999997,
              transfers: [
                {
                  direction: 'in',
                  name: 'Meadow',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(270%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(270%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
          ],
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const NftsPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
      {
        do: 'resolve',
        at: 'route:1/activity/fetchActivity',
        output: {
          transactions: [
            {
              id: 'Harbour Lights',
              caipNetworkId: 'eip155:31337',
              hash: 'Harbour Lights',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795176000000,
              transfers: [
                {
                  direction: 'in',
                  name: 'Harbour Lights',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(0%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(0%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Lantern 7',
              caipNetworkId: 'eip155:31337',
              hash: 'Lantern 7',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999999,
              transfers: [{ direction: 'in', name: 'Lantern 7', isNft: true, isSpam: false }],
            },
            {
              id: 'An NFT with a name of many words that goes on and on',
              caipNetworkId: 'eip155:31337',
              hash: 'An NFT with a name of many words that goes on and on',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999998,
              transfers: [
                {
                  direction: 'in',
                  name: 'An NFT with a name of many words that goes on and on',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(180%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(180%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Meadow',
              caipNetworkId: 'eip155:31337',
              hash: 'Meadow',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999997,
              transfers: [
                {
                  direction: 'in',
                  name: 'Meadow',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(270%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(270%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
          ],
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const NftsRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
      {
        do: 'resolve',
        at: 'route:1/activity/fetchActivity',
        output: {
          transactions: [
            {
              id: 'Harbour Lights',
              caipNetworkId: 'eip155:31337',
              hash: 'Harbour Lights',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795176000000,
              transfers: [
                {
                  direction: 'in',
                  name: 'Harbour Lights',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(0%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(0%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Lantern 7',
              caipNetworkId: 'eip155:31337',
              hash: 'Lantern 7',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999999,
              transfers: [{ direction: 'in', name: 'Lantern 7', isNft: true, isSpam: false }],
            },
            {
              id: 'An NFT with a name of many words that goes on and on',
              caipNetworkId: 'eip155:31337',
              hash: 'An NFT with a name of many words that goes on and on',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999998,
              transfers: [
                {
                  direction: 'in',
                  name: 'An NFT with a name of many words that goes on and on',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(180%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(180%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Meadow',
              caipNetworkId: 'eip155:31337',
              hash: 'Meadow',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999997,
              transfers: [
                {
                  direction: 'in',
                  name: 'Meadow',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(270%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(270%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
          ],
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const NftsDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
      {
        do: 'resolve',
        at: 'route:1/activity/fetchActivity',
        output: {
          transactions: [
            {
              id: 'Harbour Lights',
              caipNetworkId: 'eip155:31337',
              hash: 'Harbour Lights',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795176000000,
              transfers: [
                {
                  direction: 'in',
                  name: 'Harbour Lights',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(0%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(0%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Lantern 7',
              caipNetworkId: 'eip155:31337',
              hash: 'Lantern 7',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999999,
              transfers: [{ direction: 'in', name: 'Lantern 7', isNft: true, isSpam: false }],
            },
            {
              id: 'An NFT with a name of many words that goes on and on',
              caipNetworkId: 'eip155:31337',
              hash: 'An NFT with a name of many words that goes on and on',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999998,
              transfers: [
                {
                  direction: 'in',
                  name: 'An NFT with a name of many words that goes on and on',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(180%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(180%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Meadow',
              caipNetworkId: 'eip155:31337',
              hash: 'Meadow',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999997,
              transfers: [
                {
                  direction: 'in',
                  name: 'Meadow',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(270%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(270%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
          ],
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
  },
}

export const NftsPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Portfolio' } },
      {
        do: 'resolve',
        at: 'route:1/fetchTokens',
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
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', tab: 'nfts' } },
      {
        do: 'resolve',
        at: 'route:1/activity/fetchActivity',
        output: {
          transactions: [
            {
              id: 'Harbour Lights',
              caipNetworkId: 'eip155:31337',
              hash: 'Harbour Lights',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795176000000,
              transfers: [
                {
                  direction: 'in',
                  name: 'Harbour Lights',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(0%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(0%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Lantern 7',
              caipNetworkId: 'eip155:31337',
              hash: 'Lantern 7',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999999,
              transfers: [{ direction: 'in', name: 'Lantern 7', isNft: true, isSpam: false }],
            },
            {
              id: 'An NFT with a name of many words that goes on and on',
              caipNetworkId: 'eip155:31337',
              hash: 'An NFT with a name of many words that goes on and on',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999998,
              transfers: [
                {
                  direction: 'in',
                  name: 'An NFT with a name of many words that goes on and on',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(180%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(180%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
            {
              id: 'Meadow',
              caipNetworkId: 'eip155:31337',
              hash: 'Meadow',
              operation: 'receive',
              status: 'confirmed',
              minedAt: 1795175999997,
              transfers: [
                {
                  direction: 'in',
                  name: 'Meadow',
                  isNft: true,
                  isSpam: false,
                  iconUrl:
                    'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%204%204%22%3E%3Cpath%20fill%3D%22hsl(270%2060%25%2070%25)%22%20d%3D%22M0%200h4v4H0z%22%2F%3E%3Ccircle%20cx%3D%222%22%20cy%3D%222%22%20r%3D%221.2%22%20fill%3D%22hsl(270%2050%25%2040%25)%22%2F%3E%3C%2Fsvg%3E',
                },
              ],
            },
          ],
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'portfolio',
      path: 'shown',
      rule: 'The tokens are followed, whichever tab is selected.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
