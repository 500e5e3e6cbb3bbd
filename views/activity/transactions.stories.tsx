// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Activity/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const LoadingFirst: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.loading.first',
      rule: 'The history is requested, for 30 s at most [flow-timeout].',
    },
  },
}

export const LoadingSecond: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], next: 'three', at: 1795176000000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.loading.second',
      rule: 'A page may contain only spam: the next one is requested [activity-page].',
    },
  },
}

export const LoadingThird: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], next: 'three', at: 1795176000000 } },
      { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], next: 'three', at: 1795176000000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.loading.third',
      rule: 'After a third such page, the user is asked whether to continue [activity-page].',
    },
  },
}

export const Ready: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
          ],
          next: 'two',
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'activity', path: 'shown.ready', rule: 'More pages load as the user scrolls [activity-page].' },
  },
}

export const PausedListed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
          next: 'one',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'activity.more' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
          ],
          next: 'two',
          at: 1795176000000,
        },
      },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
          ],
          next: 'two',
          at: 1795176000000,
        },
      },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
          ],
          next: 'two',
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'activity', path: 'shown.paused.listed', rule: 'The transactions found so far are listed.' },
  },
}

export const PausedEmpty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], next: 'three', at: 1795176000000 } },
      { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], next: 'three', at: 1795176000000 } },
      { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], next: 'three', at: 1795176000000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'activity', path: 'shown.paused.empty', rule: 'Nothing worth showing has been found so far.' },
  },
}

export const CompleteListed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
          ],
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.' } },
}

export const CompleteEmpty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], at: 1795176000000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.complete.empty',
      rule: 'The account has no transactions on this network.',
    },
  },
}

export const FailedPartialHistoryFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
          next: 'one',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'activity.more' } },
      { do: 'reject', at: 'route:1/fetchActivity', code: 'history.failed' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.failed.partial',
      rule: 'The known transactions are listed, with the error below.',
    },
  },
}

export const FailedPartialServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
          next: 'one',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'activity.more' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.activity.shown.loading.first' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.failed.partial',
      rule: 'The known transactions are listed, with the error below.',
    },
  },
}

export const FailedUnavailableHistoryFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      { do: 'reject', at: 'route:1/fetchActivity', code: 'history.failed' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.failed.unavailable',
      rule: 'Nothing is known: the error is shown in place of the list.',
    },
  },
}

export const FailedUnavailableServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.activity.shown.loading.first' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.failed.unavailable',
      rule: 'Nothing is known: the error is shown in place of the list.',
    },
  },
}

export const Many: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
        output: {
          transactions: [
            {
              id: 'send-0',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000000',
              operation: 'send',
              minedAt: 1795176000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
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
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-2',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000002',
              operation: 'send',
              minedAt: 1795003200000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-3',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000003',
              operation: 'send',
              minedAt: 1794916800000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-4',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000004',
              operation: 'send',
              minedAt: 1794830400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-5',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000005',
              operation: 'send',
              minedAt: 1794744000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-6',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000006',
              operation: 'send',
              minedAt: 1794657600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-7',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000007',
              operation: 'send',
              minedAt: 1794571200000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-8',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000008',
              operation: 'send',
              minedAt: 1794484800000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-9',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000009',
              operation: 'send',
              minedAt: 1794398400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-10',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000010',
              operation: 'send',
              minedAt: 1794312000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-11',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000011',
              operation: 'send',
              minedAt: 1794225600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-12',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000012',
              operation: 'send',
              minedAt: 1794139200000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-13',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000013',
              operation: 'send',
              minedAt: 1794052800000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-14',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000014',
              operation: 'send',
              minedAt: 1793966400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-15',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000015',
              operation: 'send',
              minedAt: 1793880000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-16',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000016',
              operation: 'send',
              minedAt: 1793793600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-17',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000017',
              operation: 'send',
              minedAt: 1793707200000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-18',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000018',
              operation: 'send',
              minedAt: 1793620800000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-19',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000019',
              operation: 'send',
              minedAt: 1793534400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-20',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000020',
              operation: 'send',
              minedAt: 1793448000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-21',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000021',
              operation: 'send',
              minedAt: 1793361600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-22',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000022',
              operation: 'send',
              minedAt: 1793275200000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-23',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000023',
              operation: 'send',
              minedAt: 1793188800000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-24',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000024',
              operation: 'send',
              minedAt: 1793102400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-25',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000025',
              operation: 'send',
              minedAt: 1793016000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-26',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000026',
              operation: 'send',
              minedAt: 1792929600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-27',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000027',
              operation: 'send',
              minedAt: 1792843200000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-28',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000028',
              operation: 'send',
              minedAt: 1792756800000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-29',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000029',
              operation: 'send',
              minedAt: 1792670400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-30',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000030',
              operation: 'send',
              minedAt: 1792584000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-31',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000031',
              operation: 'send',
              minedAt: 1792497600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-32',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000032',
              operation: 'send',
              minedAt: 1792411200000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-33',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000033',
              operation: 'send',
              minedAt: 1792324800000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-34',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000034',
              operation: 'send',
              minedAt: 1792238400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-35',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000035',
              operation: 'send',
              minedAt: 1792152000000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-36',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000036',
              operation: 'send',
              minedAt: 1792065600000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-37',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000037',
              operation: 'send',
              minedAt: 1791979200000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-38',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000038',
              operation: 'send',
              minedAt: 1791892800000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
            {
              id: 'send-39',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000039',
              operation: 'send',
              minedAt: 1791806400000,
              status: 'confirmed',
              sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              transfers: [
                { direction: 'out', amount: '0.25', symbol: 'ETH', name: 'ETH', isNft: false, isSpam: false },
              ],
            },
          ],
          next: 'two',
          at: 1795176000000,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.ready',
      rule: 'More pages load as the user scrolls [activity-page].',
      extra: true,
    },
  },
}

export const Pending: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'actor.start',
          chart: 'transaction',
          input: {
            id: 'transfer:1',
            namespace: 'eip155',
            connectorId: 'example.meadow',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
            caipNetworkId: 'eip155:31337',
            to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
            amount: '1000000000000000000',
            decimals: 18,
            symbol: 'ETH',
            hash: '0xabababababababababababababababababababababababababababababababab',
          },
        },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
  },
}

export const JustEnded: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'actor.start',
          chart: 'transaction',
          input: {
            id: 'transfer:1',
            namespace: 'eip155',
            connectorId: 'example.meadow',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
            caipNetworkId: 'eip155:31337',
            to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
            amount: '1000000000000000000',
            decimals: 18,
            symbol: 'ETH',
            hash: '0xabababababababababababababababababababababababababababababababab',
          },
        },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
      { do: 'resolve', at: 'transfer:1/readReceipt', output: { status: 'confirmed' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
  },
}

export const PendingAlone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'actor.start',
          chart: 'transaction',
          input: {
            id: 'transfer:1',
            namespace: 'eip155',
            connectorId: 'example.meadow',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
            caipNetworkId: 'eip155:31337',
            to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
            amount: '1000000000000000000',
            decimals: 18,
            symbol: 'ETH',
            hash: '0xabababababababababababababababababababababababababababababababab',
          },
        },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      { do: 'resolve', at: 'route:1/fetchActivity', output: { transactions: [], at: 1795176000000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.complete.empty',
      rule: 'The account has no transactions on this network.',
      extra: true,
    },
  },
}

export const TransactionsPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.loading.first',
      rule: 'The history is requested, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const TransactionsRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.loading.first',
      rule: 'The history is requested, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const TransactionsDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.loading.first',
      rule: 'The history is requested, for 30 s at most [flow-timeout].',
    },
  },
}

export const TransactionsPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'activity',
      path: 'shown.loading.first',
      rule: 'The history is requested, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const Full: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
  },
}

export const FullPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const FullRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const FullDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
  },
}

export const FullPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
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
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const Long: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
        output: {
          transactions: [
            {
              id: 'receive-1',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
              operation: 'receive',
              minedAt: 1795089600000,
              status: 'confirmed',
              sentFrom: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              transfers: [
                {
                  direction: 'in',
                  amount: '123456789012345678901234567890.123',
                  symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
                  name: 'A-SYMBOL-THAT-DOES-NOT-END',
                  isNft: false,
                  isSpam: false,
                },
                {
                  direction: 'out',
                  amount: '0.000000000000000001',
                  symbol: 'عملة رقمية قديمة',
                  name: 'عملة رقمية قديمة',
                  isNft: false,
                  isSpam: false,
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
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
  },
}

export const LongPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
        output: {
          transactions: [
            {
              id: 'receive-1',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
              operation: 'receive',
              minedAt: 1795089600000,
              status: 'confirmed',
              sentFrom: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              transfers: [
                {
                  direction: 'in',
                  amount: '123456789012345678901234567890.123',
                  symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
                  name: 'A-SYMBOL-THAT-DOES-NOT-END',
                  isNft: false,
                  isSpam: false,
                },
                {
                  direction: 'out',
                  amount: '0.000000000000000001',
                  symbol: 'عملة رقمية قديمة',
                  name: 'عملة رقمية قديمة',
                  isNft: false,
                  isSpam: false,
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
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const LongRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
        output: {
          transactions: [
            {
              id: 'receive-1',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
              operation: 'receive',
              minedAt: 1795089600000,
              status: 'confirmed',
              sentFrom: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              transfers: [
                {
                  direction: 'in',
                  amount: '123456789012345678901234567890.123',
                  symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
                  name: 'A-SYMBOL-THAT-DOES-NOT-END',
                  isNft: false,
                  isSpam: false,
                },
                {
                  direction: 'out',
                  amount: '0.000000000000000001',
                  symbol: 'عملة رقمية قديمة',
                  name: 'عملة رقمية قديمة',
                  isNft: false,
                  isSpam: false,
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
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const LongDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
        output: {
          transactions: [
            {
              id: 'receive-1',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
              operation: 'receive',
              minedAt: 1795089600000,
              status: 'confirmed',
              sentFrom: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              transfers: [
                {
                  direction: 'in',
                  amount: '123456789012345678901234567890.123',
                  symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
                  name: 'A-SYMBOL-THAT-DOES-NOT-END',
                  isNft: false,
                  isSpam: false,
                },
                {
                  direction: 'out',
                  amount: '0.000000000000000001',
                  symbol: 'عملة رقمية قديمة',
                  name: 'عملة رقمية قديمة',
                  isNft: false,
                  isSpam: false,
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
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
  },
}

export const LongPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Transactions' } },
      {
        do: 'resolve',
        at: 'route:1/fetchActivity',
        output: {
          transactions: [
            {
              id: 'receive-1',
              caipNetworkId: 'eip155:31337',
              hash: '0x0000000000000000000000000000000000000000000000000000000000000001',
              operation: 'receive',
              minedAt: 1795089600000,
              status: 'confirmed',
              sentFrom: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
              sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              transfers: [
                {
                  direction: 'in',
                  amount: '123456789012345678901234567890.123',
                  symbol: 'A-SYMBOL-THAT-DOES-NOT-END',
                  name: 'A-SYMBOL-THAT-DOES-NOT-END',
                  isNft: false,
                  isSpam: false,
                },
                {
                  direction: 'out',
                  amount: '0.000000000000000001',
                  symbol: 'عملة رقمية قديمة',
                  name: 'عملة رقمية قديمة',
                  isNft: false,
                  isSpam: false,
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
    state: { chart: 'activity', path: 'shown.complete.listed', rule: 'All transactions are listed.', extra: true },
    a11y: { test: 'off' },
  },
}
