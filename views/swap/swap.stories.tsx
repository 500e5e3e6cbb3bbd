// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { ofProject, reports } from '../../tests/model/world.ts'

export default { title: 'Swap/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const DraftLoading: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'What can be swapped, and what the account has of it, is loaded, for 30 s at most [flow-timeout].',
    },
  },
}

export const DraftUnsupported: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.otherNetwork } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.unsupported',
      rule: 'Nothing can be swapped on this network; on another one it may be [swap-offered].',
    },
  },
}

export const DraftUnavailableSwapInit: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      { do: 'reject', at: 'route:1/startSwap', code: 'swap.init' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'draft.unavailable', rule: 'What can be swapped could not be loaded.' } },
}

export const DraftUnavailableServiceTimeout: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.swap.draft.loading' },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'draft.unavailable', rule: 'What can be swapped could not be loaded.' } },
}

export const DraftFormOffersIdle: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
  parameters: { state: { chart: 'swap', path: 'draft.form.offers.idle', rule: 'There is nothing to be quoted yet.' } },
}

export const DraftFormOffersWaiting: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The amount is quoted once the user has not typed for 200 ms [swap-quote].',
    },
  },
}

export const DraftFormOffersAsking: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'What does it buy? An answer to an earlier question is ignored, and none in 30 s is none [flow-timeout].',
    },
  },
}

export const DraftFormOffersQuoted: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
    state: { chart: 'swap', path: 'draft.form.offers.quoted', rule: 'The offer counts for 10 s [swap-quote].' },
  },
}

export const DraftFormOffersRefreshing: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is asked for again; the one before is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
    },
  },
}

export const DraftFormOffersNoneSwapAmount: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'There is no offer, or it could not be had. It is asked for again after 10 s [swap-quote].',
    },
  },
}

export const DraftFormOffersNoneServiceTimeout: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'There is no offer, or it could not be had. It is asked for again after 10 s [swap-quote].',
    },
  },
}

export const DraftFormOffersRetryingSwapAmount: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is asked for again; that there is none is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
    },
  },
}

export const DraftFormOffersRetryingServiceTimeout: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is asked for again; that there is none is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
    },
  },
}

export const DraftFormSlippageShown: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
    state: { chart: 'swap', path: 'draft.form.slippage.shown', rule: 'What may be lost at most is shown.' },
  },
}

export const DraftFormSlippageEditing: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The user sets what may be lost at most. What is typed holds once it is done; what cannot be set changes nothing [swap-slippage].',
    },
  },
}

export const DraftFormToleranceUsual: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
    },
  },
}

export const DraftFormToleranceRisky: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
    state: { chart: 'swap', path: 'draft.form.tolerance.risky', rule: 'More than 5 % may be lost [swap-slippage].' },
  },
}

export const DraftFormImpactUsual: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
    },
  },
}

export const DraftFormImpactHigh: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The swap brings at least 5 % less than it costs [swap-impact].',
    },
  },
}

export const DraftFormStepTokenMissing: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'There is no token to buy yet: choosing one starts the form again [swap-steps].',
    },
  },
}

export const DraftFormStepAmountMissing: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The amount is no number, or nothing [swap-steps].',
    },
  },
}

export const DraftFormStepFundsMissing: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is more than the account has [swap-steps].',
    },
  },
}

export const DraftFormStepOfferMissingQuoting: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
    state: { chart: 'swap', path: 'draft.form.step.offerMissing.quoting', rule: 'It is being quoted [swap-quote].' },
  },
}

export const DraftFormStepOfferMissingNoneSwapAmount: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'There is no offer, or it could not be had [swap-quote].',
    },
  },
}

export const DraftFormStepOfferMissingNoneServiceTimeout: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'There is no offer, or it could not be had [swap-quote].',
    },
  },
}

export const DraftFormStepSlippageIncorrect: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'What is typed of slippage cannot be set [swap-steps] [swap-slippage].',
    },
  },
}

export const DraftFormStepDear: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All is there, and so much would be lost that the button warns of it [swap-steps] [swap-impact].',
    },
  },
}

export const DraftFormStepReady: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
    state: { chart: 'swap', path: 'draft.form.step.ready', rule: 'All is there, and can be reviewed [swap-steps].' },
  },
}

export const DraftChoosing: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The tokens that can be swapped, and a search among them [swap-tokens].',
    },
  },
}

export const DraftReviewingCheckPlanning: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
  },
}

export const DraftReviewingCheckRefreshing: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'What was built 10 s ago counts no more: it is built again, for 30 s at most [swap-fresh] [flow-timeout].',
    },
  },
}

export const DraftReviewingCheckMoved: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.moved',
      rule: 'The offer is another one than the user has seen, and they have to agree to it [swap-moved].',
    },
  },
}

export const DraftReviewingCheckDoomed: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.doomed',
      rule: 'It would fail, and the node says why [swap-plan].',
    },
  },
}

export const DraftReviewingCheckUnexpected: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.unexpected',
      rule: 'It would take something else, or bring less than was agreed to [swap-plan].',
    },
  },
}

export const DraftReviewingCheckFeeMissing: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.feeMissing',
      rule: 'The account cannot pay the network beside what is given [swap-costs].',
    },
  },
}

export const DraftReviewingCheckUncheckedLeftover: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.unchecked.leftover',
      rule: 'The earlier approval is taken back first [swap-leftover].',
    },
  },
}

export const DraftReviewingCheckUncheckedApprovable: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.unchecked.approvable',
      rule: 'The approval is asked for first [swap-approval].',
    },
  },
}

export const DraftReviewingCheckUncheckedAtomic: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.unchecked.atomic',
      rule: 'The wallet can do both at once [swap-atomic].',
    },
  },
}

export const DraftReviewingCheckUncheckedReady: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
    state: { chart: 'swap', path: 'draft.reviewing.check.unchecked.ready', rule: 'The wallet can be asked.' },
  },
}

export const DraftReviewingCheckOccupied: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      path: 'draft.reviewing.check.occupied',
      rule: 'The wallet still asks about something earlier, which is answered first [swap-one-prompt].',
    },
  },
}

export const DraftReviewingCheckInsistingLeftover: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.insisting.leftover',
      rule: 'The earlier approval is taken back first [swap-leftover].',
    },
  },
}

export const DraftReviewingCheckInsistingApprovable: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.insisting.approvable',
      rule: 'The approval is asked for first [swap-approval].',
    },
  },
}

export const DraftReviewingCheckInsistingAtomic: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.insisting.atomic',
      rule: 'The wallet can do both at once [swap-atomic].',
    },
  },
}

export const DraftReviewingCheckInsistingReady: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
    state: { chart: 'swap', path: 'draft.reviewing.check.insisting.ready', rule: 'The wallet can be asked.' },
  },
}

export const DraftReviewingCheckLeftover: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.leftover',
      rule: 'The token refuses another approval until the earlier one, of less, is taken back: that is asked for first [swap-leftover].',
    },
  },
}

export const DraftReviewingCheckApprovable: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.approvable',
      rule: 'The contract may not take as much of the token yet: that is asked for first [swap-approval].',
    },
  },
}

export const DraftReviewingCheckAtomic: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      path: 'draft.reviewing.check.atomic',
      rule: 'The wallet can allow it and swap at once: both or neither [swap-atomic].',
    },
  },
}

export const DraftReviewingCheckReady: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
  parameters: { state: { chart: 'swap', path: 'draft.reviewing.check.ready', rule: 'It would succeed [swap-plan].' } },
}

export const DraftReviewingImpactUsual: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
    },
  },
}

export const DraftReviewingImpactHigh: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The swap brings at least 5 % less than it costs [swap-impact].',
    },
  },
}

export const RevokingPromptedAsking: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    },
  },
}

export const RevokingUnanswered: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    },
  },
}

export const RevokingPending: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      rule: 'The network has it. What is to be allowed instead is reviewed next [swap-fresh].',
    },
  },
}

export const ApprovingPromptedAsking: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    },
  },
}

export const ApprovingUnanswered: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    },
  },
}

export const ApprovingPending: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      rule: 'The network has the approval. The swap itself is reviewed again, at the price of that moment [swap-fresh].',
    },
  },
}

export const SwappingPromptedAsking: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    },
  },
}

export const SwappingUnanswered: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    },
  },
}

export const RefusedDeclined: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'refused.declined', rule: 'The user rejected it in the wallet [swap-refused].' },
  },
}

export const RefusedFailedWalletFailed: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.failed' } },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'refused.failed', rule: 'The wallet could not do it [swap-refused].' } },
}

export const RefusedFailedUnknown: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
  parameters: { state: { chart: 'swap', path: 'refused.failed', rule: 'The wallet could not do it [swap-refused].' } },
}

export const RefusedFailedWalletBadHash: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.badHash' } },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'refused.failed', rule: 'The wallet could not do it [swap-refused].' } },
}

export const RefusedApprovalFailed: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      rule: 'The network has undone the approval: only the fee is gone [swap-approval].',
    },
  },
}

export const RefusedApprovalCancelled: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      rule: 'The approval was cancelled in the wallet [send-replaced].',
    },
  },
}

export const RefusedApprovalReplaced: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      rule: 'Another transaction has taken the approval’s place [send-replaced].',
    },
  },
}

export const RefusedApprovalDropped: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      rule: 'The network has forgotten the approval [send-replaced].',
    },
  },
}

export const Unidentified: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      rule: 'The wallet has not said which transaction it sent. It may have sent it, so the user is told to look there [send-pending].',
    },
  },
}

export const SentPending: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'sent.pending', rule: 'It waits to be confirmed.' } },
}

export const SentConfirmed: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'confirmed' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'sent.confirmed', rule: 'It is done.' } },
}

export const SentFailed: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'failed' } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'swap', path: 'sent.failed', rule: 'It was undone: only the fee is gone.' } },
}

export const SentReplaced: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
        at: 'swap:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'swap:route:1:1/readReceipt', output: { status: 'replaced' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'swap', path: 'sent.replaced', rule: 'Another transaction has taken its place [send-replaced].' },
  },
}

export const SentSpedUp: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
    state: { chart: 'swap', path: 'sent.spedUp', rule: 'It was sped up in the wallet, and is done [send-replaced].' },
  },
}

export const SentCancelled: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
      rule: 'It was cancelled in the wallet: nothing has left but the fee [send-replaced].',
    },
  },
}

export const SentDropped: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
        do: 'tell',
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
  parameters: { state: { chart: 'swap', path: 'sent.dropped', rule: 'The network has forgotten it [send-replaced].' } },
}

export const HighImpact: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const HighImpactReview: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const Slippage: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const RiskySlippage: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const ReviewOfApproval: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const ReviewOfLeftover: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const ReviewMoved: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const SwapPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'What can be swapped, and what the account has of it, is loaded, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapRightToLeft: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'What can be swapped, and what the account has of it, is loaded, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapDark: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'What can be swapped, and what the account has of it, is loaded, for 30 s at most [flow-timeout].',
    },
  },
}

export const SwapPhone: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Swap' } },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'swap',
      path: 'draft.loading',
      rule: 'What can be swapped, and what the account has of it, is loaded, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapSelectTokenPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The tokens that can be swapped, and a search among them [swap-tokens].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapSelectTokenRightToLeft: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The tokens that can be swapped, and a search among them [swap-tokens].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapSelectTokenDark: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The tokens that can be swapped, and a search among them [swap-tokens].',
    },
  },
}

export const SwapSelectTokenPhone: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'The tokens that can be swapped, and a search among them [swap-tokens].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapPreviewPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapPreviewRightToLeft: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapPreviewDark: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
  },
}

export const SwapPreviewPhone: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'It is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const SwapStatusPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const QuotedPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const QuotedRightToLeft: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const QuotedDark: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
      extra: true,
    },
  },
}

export const QuotedPhone: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'Both tokens, the amount and what it buys [swap-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Review: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const ReviewPseudo: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const ReviewRightToLeft: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const ReviewDark: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
  },
}

export const ReviewPhone: Story = {
  args: {
    path: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
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
      rule: 'All that is about to happen, before the wallet is asked [swap-plan].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
