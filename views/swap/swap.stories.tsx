// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Swap/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const DraftLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'The tokens that can be swapped and the account’s balances are loading, for 30 s at most [flow-timeout].',
    },
  },
}

export const DraftUnsupported: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.otherNetwork } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.unsupported',
      rule: 'Nothing can be swapped on this network; another one may allow it [swap-offered].',
    },
  },
}

export const DraftUnavailableSwapInit: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      { do: 'reject', at: 'route:1/startSwap', code: 'swap.init' },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'draft.unavailable', rule: 'The tokens that can be swapped did not load.' },
  },
}

export const DraftUnavailableServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.swap.draft.loading' },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'draft.unavailable', rule: 'The tokens that can be swapped did not load.' },
  },
}

export const DraftFormOffersIdle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'draft.form.offers.idle', rule: 'There is nothing to quote yet.' } },
}

export const DraftFormOffersWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.offers.waiting',
      rule: 'The amount is quoted when the user has not typed for 200 ms [swap-quote].',
    },
  },
}

export const DraftFormOffersAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.offers.asking',
      rule: 'A quote is requested. Answers to earlier requests are ignored; no answer within 30 s counts as none [flow-timeout].',
    },
  },
}

export const DraftFormOffersQuoted: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'draft.form.offers.quoted', rule: 'The offer is valid for 10 s [swap-quote].' },
  },
}

export const DraftFormOffersRefreshing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteLife.swap.draft.form.offers.quoted' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.offers.refreshing',
      rule: 'A new offer is requested, for 30 s at most; the previous one stays on screen [swap-quote] [flow-timeout].',
    },
  },
}

export const DraftFormOffersNoneSwapAmount: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'reject', at: 'route:1/quoteSwap', code: 'swap.amount' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.offers.none',
      rule: 'There is no offer, or the request failed. It is repeated after 10 s [swap-quote].',
    },
  },
}

export const DraftFormOffersNoneServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.swap.draft.form.offers.asking' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.offers.none',
      rule: 'There is no offer, or the request failed. It is repeated after 10 s [swap-quote].',
    },
  },
}

export const DraftFormOffersRetryingSwapAmount: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'reject', at: 'route:1/quoteSwap', code: 'swap.amount' },
      { do: 'send', at: 'route:1', event: { type: 'quote.retry' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.offers.retrying',
      rule: 'An offer is requested again, for 30 s at most; the screen still shows that there is none [swap-quote] [flow-timeout].',
    },
  },
}

export const DraftFormOffersRetryingServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.swap.draft.form.offers.asking' },
      { do: 'send', at: 'route:1', event: { type: 'quote.retry' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.offers.retrying',
      rule: 'An offer is requested again, for 30 s at most; the screen still shows that there is none [swap-quote] [flow-timeout].',
    },
  },
}

export const DraftFormSlippageShown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'draft.form.slippage.shown', rule: 'The slippage tolerance is shown.' } },
}

export const DraftFormSlippageEditing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'slippage.edit' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.slippage.editing',
      rule: 'The user edits the slippage tolerance. It applies when they are done; invalid input changes nothing [swap-slippage].',
    },
  },
}

export const DraftFormToleranceUsual: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.tolerance.usual',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
    },
  },
}

export const DraftFormToleranceRisky: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'slippage.edit' } },
      { do: 'send', at: 'route:1', event: { type: 'slippage.type', text: '7', decimal: '7' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.tolerance.risky',
      rule: 'The slippage tolerance is above 5 % [swap-slippage].',
    },
  },
}

export const DraftFormImpactUsual: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.impact.usual',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
    },
  },
}

export const DraftFormImpactHigh: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '1500000000', fee: '450000000000000', impact: 5000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.impact.high',
      rule: 'The swap returns at least 5 % less than it costs [swap-impact].',
    },
  },
}

export const DraftFormStepTokenMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.tokenMissing',
      rule: 'There is no token to buy yet: choosing one restarts the form [swap-steps].',
    },
  },
}

export const DraftFormStepAmountMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '', decimal: null } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'draft.form.step.amountMissing', rule: 'There is no amount [swap-steps].' },
  },
}

export const DraftFormStepAmountIncorrect: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: 'x', decimal: null } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.amountIncorrect',
      rule: 'The amount is not a number, or is zero [swap-steps].',
    },
  },
}

export const DraftFormStepFundsMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '99', decimal: '99' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.fundsMissing',
      rule: 'The amount exceeds the balance [swap-steps].',
    },
  },
}

export const DraftFormStepOfferMissingQuoting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.offerMissing.quoting',
      rule: 'The amount is being quoted [swap-quote].',
    },
  },
}

export const DraftFormStepOfferMissingNoneSwapAmount: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'reject', at: 'route:1/quoteSwap', code: 'swap.amount' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.offerMissing.none',
      rule: 'There is no offer, or the request failed [swap-quote].',
    },
  },
}

export const DraftFormStepOfferMissingNoneServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.swap.draft.form.offers.asking' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.offerMissing.none',
      rule: 'There is no offer, or the request failed [swap-quote].',
    },
  },
}

export const DraftFormStepSlippageIncorrect: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'slippage.edit' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'slippage.type', text: '99', decimal: '99' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.slippageIncorrect',
      rule: 'The typed slippage tolerance is invalid [swap-steps] [swap-slippage].',
    },
  },
}

export const DraftFormStepDear: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '1500000000', fee: '450000000000000', impact: 5000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.dear',
      rule: 'The form is complete, but so much would be lost that the button warns about it [swap-steps] [swap-impact].',
    },
  },
}

export const DraftFormStepReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form.step.ready',
      rule: 'The form is complete and can be reviewed [swap-steps].',
    },
  },
}

export const DraftChoosing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'from' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.choosing',
      rule: 'The tokens that can be swapped, with a search [swap-tokens].',
    },
  },
}

export const DraftReviewingCheckPlanning: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planning',
      rule: 'The swap is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
  },
}

export const DraftReviewingCheckRefreshing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'plan.retry' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.refreshing',
      rule: 'A plan that is 10 s old is no longer valid: it is built again, for 30 s at most [swap-fresh] [flow-timeout].',
    },
  },
}

export const DraftReviewingCheckPlannedMoved: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020', fee: '450000000000000' },
          least: '2958139',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.moved',
      rule: 'The offer differs from the one that the user saw, so they have to agree to it [swap-moved].',
    },
  },
}

export const DraftReviewingCheckPlannedDoomed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          problem: 'Pool: insufficient output amount',
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.doomed',
      rule: 'The swap would fail, and the node says why [swap-plan].',
    },
  },
}

export const DraftReviewingCheckPlannedUnexpected: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.unexpected',
      rule: 'The swap would take something else, or return less than agreed [swap-plan].',
    },
  },
}

export const DraftReviewingCheckPlannedFeeMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '900000000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.feeMissing',
      rule: 'The account can’t pay the network on top of the amount [swap-costs].',
    },
  },
}

export const DraftReviewingCheckPlannedUncheckedLeftover: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.unchecked.leftover',
      rule: 'The earlier approval is revoked first [swap-leftover].',
    },
  },
}

export const DraftReviewingCheckPlannedUncheckedApprovable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.unchecked.approvable',
      rule: 'The approval is requested first [swap-approval].',
    },
  },
}

export const DraftReviewingCheckPlannedUncheckedAtomic: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          atomic: true,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.unchecked.atomic',
      rule: 'The wallet can do both at once [swap-atomic].',
    },
  },
}

export const DraftReviewingCheckPlannedUncheckedReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'draft.reviewing.check.planned.unchecked.ready', rule: 'The wallet can be asked.' },
  },
}

export const DraftReviewingCheckPlannedOccupied: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
      {
        do: 'emit',
        at: 'route:1/watchAsked',
        event: {
          type: 'asked.changed',
          asked: [
            {
              namespace: 'eip155',
              connectorId: 'example.meadow',
              address: '0x52908400098527886E0F7030069857D2E4169EE7',
              caipNetworkId: 'eip155:31337',
              id: 'transfer:route:1:1',
              to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '2000000000000000000',
              decimals: 18,
              symbol: 'ETH',
            },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.occupied',
      rule: 'The wallet still shows an earlier request, which has to be answered first [swap-one-prompt].',
    },
  },
}

export const DraftReviewingCheckPlannedInsistingLeftover: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'send', at: 'route:1', event: { type: 'nav.back' } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.insisting.leftover',
      rule: 'The earlier approval is revoked first [swap-leftover].',
    },
  },
}

export const DraftReviewingCheckPlannedInsistingApprovable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'send', at: 'route:1', event: { type: 'nav.back' } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.insisting.approvable',
      rule: 'The approval is requested first [swap-approval].',
    },
  },
}

export const DraftReviewingCheckPlannedInsistingAtomic: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'send', at: 'route:1', event: { type: 'nav.back' } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
          atomic: true,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.insisting.atomic',
      rule: 'The wallet can do both at once [swap-atomic].',
    },
  },
}

export const DraftReviewingCheckPlannedInsistingReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
      {
        do: 'emit',
        at: 'route:1/watchAsked',
        event: {
          type: 'asked.changed',
          asked: [
            {
              namespace: 'eip155',
              connectorId: 'example.meadow',
              address: '0x52908400098527886E0F7030069857D2E4169EE7',
              caipNetworkId: 'eip155:31337',
              id: 'transfer:route:1:1',
              to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '2000000000000000000',
              decimals: 18,
              symbol: 'ETH',
            },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'draft.reviewing.check.planned.insisting.ready', rule: 'The wallet can be asked.' },
  },
}

export const DraftReviewingCheckPlannedLeftover: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.leftover',
      rule: 'The token refuses a new approval until the earlier, smaller one is revoked: that is requested first [swap-leftover].',
    },
  },
}

export const DraftReviewingCheckPlannedApprovable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.approvable',
      rule: 'The contract is not approved for this amount of the token yet: that is requested first [swap-approval].',
    },
  },
}

export const DraftReviewingCheckPlannedAtomic: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
          atomic: true,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planned.atomic',
      rule: 'The wallet can approve and swap at once: both or neither [swap-atomic].',
    },
  },
}

export const DraftReviewingCheckPlannedReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'draft.reviewing.check.planned.ready', rule: 'The swap would succeed [swap-plan].' },
  },
}

export const DraftReviewingImpactUsual: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.impact.usual',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
    },
  },
}

export const DraftReviewingImpactHigh: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '1500000000', fee: '450000000000000', impact: 5000 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.impact.high',
      rule: 'The swap returns at least 5 % less than it costs [swap-impact].',
    },
  },
}

export const RevokingPromptedAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'revoking.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const RevokingPromptedSlow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.swap.revoking.prompted.asking' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'revoking.prompted.slow',
      rule: 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    },
  },
}

export const RevokingUnanswered: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.swap.revoking.prompted' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'revoking.unanswered',
      rule: 'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
    },
  },
}

export const RevokingPending: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'revoking.pending',
      rule: 'The revocation is on the network. The new approval is reviewed next [swap-fresh].',
    },
  },
}

export const ApprovingPromptedAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'approving.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const ApprovingPromptedSlow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.swap.approving.prompted.asking' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'approving.prompted.slow',
      rule: 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    },
  },
}

export const ApprovingUnanswered: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.swap.approving.prompted' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'approving.unanswered',
      rule: 'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
    },
  },
}

export const ApprovingPending: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'approving.pending',
      rule: 'The approval is on the network. The swap itself is reviewed again, at the price at that time [swap-fresh].',
    },
  },
}

export const SwappingPromptedAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'swapping.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const SwappingPromptedSlow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.swap.swapping.prompted.asking' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'swapping.prompted.slow',
      rule: 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    },
  },
}

export const SwappingUnanswered: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.swap.swapping.prompted' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'swapping.unanswered',
      rule: 'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
    },
  },
}

export const RefusedDeclined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'refused.declined',
      rule: 'The user rejected the request in the wallet [swap-refused].',
    },
  },
}

export const RefusedFailedWalletFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.failed' } },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'refused.failed',
      rule: 'The wallet could not carry out the request [swap-refused].',
    },
  },
}

export const RefusedFailedUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      { do: 'reject', at: 'swap:route:1:1/watchRequest', code: 'unheard-of' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'refused.failed',
      rule: 'The wallet could not carry out the request [swap-refused].',
    },
  },
}

export const RefusedFailedWalletBadHash: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.badHash' } },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'refused.failed',
      rule: 'The wallet could not carry out the request [swap-refused].',
    },
  },
}

export const RefusedApprovalFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'failed' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'refused.approvalFailed',
      rule: 'The approval was reverted: only the fee was spent [swap-approval].',
    },
  },
}

export const RefusedApprovalCancelled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      {
        do: 'resolve',
        at: 'swap:route:1:1/readReceipt',
        output: { status: 'cancelled', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'refused.approvalCancelled',
      rule: 'The user cancelled the approval in the wallet [send-replaced].',
    },
  },
}

export const RefusedApprovalReplaced: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'replaced' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'refused.approvalReplaced',
      rule: 'Another transaction has replaced the approval [send-replaced].',
    },
  },
}

export const RefusedApprovalDropped: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'transaction.ended', id: 'swap:route:1:1', outcome: 'dropped', hash: '0x' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'refused.approvalDropped',
      rule: 'The network dropped the approval [send-replaced].',
    },
  },
}

export const Unidentified: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.badHash' } },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'unidentified',
      rule: 'The wallet has not said which transaction it sent, if any, so the user is told to check the wallet [send-pending].',
    },
  },
}

export const SentPending: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'sent.pending', rule: 'The transaction waits for confirmation.' } },
}

export const SentConfirmed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'confirmed' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'sent.confirmed', rule: 'The transaction is confirmed.' } },
}

export const SentFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'failed' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'sent.failed', rule: 'The transaction was reverted: only the fee was spent.' },
  },
}

export const SentReplaced: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'replaced' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'sent.replaced', rule: 'Another transaction has replaced it [send-replaced].' },
  },
}

export const SentSpedUp: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      {
        do: 'resolve',
        at: 'swap:route:1:1/readReceipt',
        output: { status: 'spedUp', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'sent.spedUp',
      rule: 'The user sped it up in the wallet, and it is confirmed [send-replaced].',
    },
  },
}

export const SentCancelled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      {
        do: 'resolve',
        at: 'swap:route:1:1/readReceipt',
        output: { status: 'cancelled', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'sent.cancelled',
      rule: 'The user cancelled it in the wallet: only the fee was spent [send-replaced].',
    },
  },
}

export const SentDropped: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
      {
        do: 'emit',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'transaction.ended', id: 'swap:route:1:1', outcome: 'dropped', hash: '0x' },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'sent.dropped', rule: 'The network dropped the transaction [send-replaced].' },
  },
}

export const HighImpact: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '1500000000', fee: '450000000000000', impact: 5000 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const HighImpactReview: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '1500000000', fee: '450000000000000', impact: 5000 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '1500000000', fee: '450000000000000', impact: 5000 },
          least: '1485000000',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          impact: 5000,
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '1500000000' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const Slippage: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'slippage.edit' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const RiskySlippage: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'slippage.edit' } },
      { do: 'send', at: 'route:1', event: { type: 'slippage.type', text: '7', decimal: '7' } },
      { do: 'send', at: 'route:1', event: { type: 'slippage.done' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const ReviewOfApproval: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const ReviewOfLeftover: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
          revoke: { to: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', data: '0x095ea7b3', value: '0' },
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const ReviewMoved: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020', fee: '450000000000000' },
          least: '2958139',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const SwapPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'The tokens that can be swapped and the account’s balances are loading, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'The tokens that can be swapped and the account’s balances are loading, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'The tokens that can be swapped and the account’s balances are loading, for 30 s at most [flow-timeout].',
    },
  },
}

export const SwapPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'The tokens that can be swapped and the account’s balances are loading, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapSelectTokenPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'from' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.choosing',
      rule: 'The tokens that can be swapped, with a search [swap-tokens].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapSelectTokenRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'from' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.choosing',
      rule: 'The tokens that can be swapped, with a search [swap-tokens].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapSelectTokenDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'from' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.choosing',
      rule: 'The tokens that can be swapped, with a search [swap-tokens].',
    },
  },
}

export const SwapSelectTokenPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'from' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.choosing',
      rule: 'The tokens that can be swapped, with a search [swap-tokens].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapPreviewPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planning',
      rule: 'The swap is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapPreviewRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planning',
      rule: 'The swap is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapPreviewDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planning',
      rule: 'The swap is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
  },
}

export const SwapPreviewPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing.check.planning',
      rule: 'The swap is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapStatusPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'swapping.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapStatusRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'swapping.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapStatusDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'swapping.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const SwapStatusPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
          to: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          units: '3000000',
          fee: '450000000000000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'swap.confirm' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'swap',
      path: 'swapping.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const Quoted: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const QuotedPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const QuotedRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const QuotedDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const QuotedPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.form',
      rule: 'Both tokens, the amount, and what it buys [swap-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Review: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const ReviewPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const ReviewRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const ReviewDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const ReviewPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      {
        do: 'resolve',
        at: 'route:1/startSwap',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              price: '3000',
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              price: '1',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              amount: '25000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              name: 'Sandbox Tax',
              symbol: 'STAX',
              decimals: 18,
              address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
              amount: '0',
            },
          ],
          from: {
            caipNetworkId: 'eip155:31337',
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            price: '3000',
            amount: '1500000000000000000',
          },
          to: null,
          units: '1000000000000000000',
          fee: '450000000000000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open', side: 'to' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'token.choose',
          token: {
            caipNetworkId: 'eip155:31337',
            name: 'Sandbox Dollar',
            symbol: 'SUSD',
            decimals: 6,
            price: '1',
            address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
            amount: '25000000',
          },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: 'route:1/quoteSwap', output: { units: '2988020943', fee: '450000000000000', impact: 40 } },
      { do: 'send', at: 'route:1', event: { type: 'swap.review' } },
      {
        do: 'resolve',
        at: 'route:1/planSwap',
        output: {
          offer: { units: '2988020943', fee: '450000000000000', impact: 40 },
          least: '2958140733',
          approval: null,
          call: { to: '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1', data: '0x0123', value: '1000000000000000000' },
          fee: '300000000000000',
          changes: [
            { amount: '-1000000000000000000' },
            { token: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', amount: '2988020943' },
          ],
        },
      },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.reviewing',
      rule: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
