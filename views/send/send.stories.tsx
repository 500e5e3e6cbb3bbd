// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/world.ts'

export default { title: 'Send/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const DraftLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.loading',
      rule: 'The account’s holdings are loading, for 30 s at most [flow-timeout].',
    },
  },
}

export const DraftFillingReading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend', wish: '{"amount":"2.5"}' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.filling.reading',
      rule: 'The dApp’s values are read, for 30 s at most; the user is told about invalid ones [send-wish] [flow-timeout].',
    },
  },
}

export const DraftUnavailableUnknownNetwork: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      { do: 'reject', at: 'route:1/loadTokens', code: 'chain.notConfigured' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.unavailable.unknownNetwork',
      rule: 'The app does not know the network. Switching to another one starts the form [account-unknown-network].',
    },
  },
}

export const DraftUnavailableRetryableRpcFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      { do: 'reject', at: 'route:1/loadTokens', code: 'rpc.failed' },
    ],
  },
  parameters: { state: { chart: 'send', path: 'draft.unavailable.retryable', rule: 'The user may retry.' } },
}

export const DraftUnavailableRetryableServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.send.draft.loading' },
    ],
  },
  parameters: { state: { chart: 'send', path: 'draft.unavailable.retryable', rule: 'The user may retry.' } },
}

export const DraftFormCameraMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.camera.missing',
      rule: 'The token, the amount and the receiver [send-steps].',
    },
  },
}

export const DraftFormCameraThere: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.camera.there',
      rule: 'The browser can read codes and has a camera [send-scan].',
    },
  },
}

export const DraftFormAmountUnpriced: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.amount.unpriced',
      rule: 'The token has no known price, so the amount is in the token.',
    },
  },
}

export const DraftFormAmountInToken: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.amount.inToken',
      rule: 'The amount is in the token; its value in money is shown below [send-amount].',
    },
  },
}

export const DraftFormAmountInMoney: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.toggle' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.amount.inMoney',
      rule: 'The amount is in money; the amount in the token is shown below [send-amount].',
    },
  },
}

export const DraftFormMaxIdle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
    ],
  },
  parameters: {
    state: { chart: 'send', path: 'draft.form.max.idle', rule: 'The token, the amount and the receiver [send-steps].' },
  },
}

export const DraftFormMaxAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.max' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.max.asking',
      rule: 'The node is asked what the transfer costs, for 30 s at most [send-max] [flow-timeout].',
    },
  },
}

export const DraftFormReceiverEmptyRecalling: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.empty.recalling',
      rule: 'Previous receivers are looked up in the account’s history, for 30 s at most [send-recent] [flow-timeout].',
    },
  },
}

export const DraftFormReceiverEmptyRecalled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'resolve',
        at: 'route:1/loadRecent',
        output: [
          { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
          { address: '0x8617E3411111111111111111111111111111070D' },
        ],
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.empty.recalled',
      rule: 'The history has answered, or could not.',
    },
  },
}

export const DraftFormReceiverPasting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'receiver.paste' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.pasting',
      rule: 'The clipboard is read. The browser may ask the user first, for 30 s at most [send-paste] [flow-timeout].',
    },
  },
}

export const DraftFormReceiverWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.waiting',
      rule: 'Text that is not an address yet (a name, or part of either) is looked up when the user has not typed for 500 ms [send-name].',
    },
  },
}

export const DraftFormReceiverResolving: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.resolving',
      rule: 'The receiver is looked up. An answer to earlier text is ignored; no answer within 30 s counts as none [send-name] [flow-timeout].',
    },
  },
}

export const DraftFormReceiverKnown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.known',
      rule: 'The receiver is an address, shown in full if a name led to it [send-name].',
    },
  },
}

export const DraftFormReceiverInvalidTransferReceiver: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      { do: 'reject', at: 'route:1/resolveReceiver', code: 'transfer.receiver' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.invalid',
      rule: 'The text is neither an address on this network nor a name that leads to one [send-receiver].',
    },
  },
}

export const DraftFormReceiverInvalidServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.send.draft.form.receiver.resolving' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.invalid',
      rule: 'The text is neither an address on this network nor a name that leads to one [send-receiver].',
    },
  },
}

export const DraftFormReceiverInvalidTransferOwnToken: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', isKnown: false, isToken: true },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.receiver.invalid',
      rule: 'The text is neither an address on this network nor a name that leads to one [send-receiver].',
    },
  },
}

export const DraftFormStepTokenMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      { do: 'resolve', at: 'route:1/loadTokens', output: { tokens: [], isPartial: false } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.step.tokenMissing',
      rule: 'There is no token to send: choosing one restarts the form [send-steps].',
    },
  },
}

export const DraftFormStepAmountMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
    ],
  },
  parameters: {
    state: { chart: 'send', path: 'draft.form.step.amountMissing', rule: 'There is no amount [send-steps].' },
  },
}

export const DraftFormStepValueIncorrect: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: 'x', decimal: null } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.step.valueIncorrect',
      rule: 'The amount is not a number, or is zero [send-number].',
    },
  },
}

export const DraftFormStepFundsMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '99', decimal: '99' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.step.fundsMissing',
      rule: 'The amount exceeds the balance [send-steps].',
    },
  },
}

export const DraftFormStepReceiverMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
    ],
  },
  parameters: {
    state: { chart: 'send', path: 'draft.form.step.receiverMissing', rule: 'There is no receiver [send-steps].' },
  },
}

export const DraftFormStepReceiverUnreadyResolving: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.step.receiverUnready.resolving',
      rule: 'The receiver is being looked up [send-name].',
    },
  },
}

export const DraftFormStepReceiverUnreadyInvalidTransferOwnToken: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', isKnown: false, isToken: true },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.step.receiverUnready.invalid',
      rule: 'The receiver is invalid [send-receiver].',
    },
  },
}

export const DraftFormStepReceiverUnreadyInvalidTransferReceiver: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      { do: 'reject', at: 'route:1/resolveReceiver', code: 'transfer.receiver' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.step.receiverUnready.invalid',
      rule: 'The receiver is invalid [send-receiver].',
    },
  },
}

export const DraftFormStepReceiverUnreadyInvalidServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.send.draft.form.receiver.resolving' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.step.receiverUnready.invalid',
      rule: 'The receiver is invalid [send-receiver].',
    },
  },
}

export const DraftFormStepReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form.step.ready',
      rule: 'The form is complete and can be reviewed [send-steps].',
    },
  },
}

export const DraftChoosing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open' } },
    ],
  },
  parameters: {
    state: { chart: 'send', path: 'draft.choosing', rule: 'The account’s tokens, with a search [send-token].' },
  },
}

export const DraftScanningOnAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.on.asking',
      rule: 'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
    },
  },
}

export const DraftScanningOnLooking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
      { do: 'emit', at: 'route:1/watchCodes', event: { type: 'scan.started' } },
    ],
  },
  parameters: {
    state: { chart: 'send', path: 'draft.scanning.on.looking', rule: 'The camera has not seen a code yet.' },
  },
}

export const DraftScanningOnSearching: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
      { do: 'emit', at: 'route:1/watchCodes', event: { type: 'scan.started' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.scanHint.send.draft.scanning.on.looking' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.on.searching',
      rule: 'No code for 10 s: the user is told what to hold up to the camera [send-scan].',
    },
  },
}

export const DraftScanningFailedCameraDenied: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
      { do: 'emit', at: 'route:1/watchCodes', event: { type: 'scan.failed', failure: { code: 'camera.denied' } } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.failed',
      rule: 'The user or the browser refused the camera, or there is none [send-scan].',
    },
  },
}

export const DraftScanningFailedUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
      { do: 'reject', at: 'route:1/watchCodes', code: 'unheard-of' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.failed',
      rule: 'The user or the browser refused the camera, or there is none [send-scan].',
    },
  },
}

export const DraftScanningFailedCameraFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.send.draft.scanning.on.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.failed',
      rule: 'The user or the browser refused the camera, or there is none [send-scan].',
    },
  },
}

export const DraftReviewingChecking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.checking',
      rule: 'The node runs the transfer without sending it, for 30 s at most [send-review] [flow-timeout].',
    },
  },
}

export const DraftReviewingRechecking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { fee: '9999000000000000000', reserve: '65000000000000' },
      },
      { do: 'send', at: 'route:1', event: { type: 'review.retry' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.rechecking',
      rule: 'The node runs it again, since the user asked [send-review] [flow-timeout].',
    },
  },
}

export const DraftReviewingReadyFresh: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.ready.fresh',
      rule: 'The transfer would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
    },
  },
}

export const DraftReviewingReadyRefreshing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.ready.fresh' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.ready.refreshing',
      rule: 'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
    },
  },
}

export const DraftReviewingDoubtedUnsureFresh: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E3411111111111111111111111111111070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.unsure.fresh',
      rule: 'The user has yet to compare the address.',
    },
  },
}

export const DraftReviewingDoubtedUnsureRefreshing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E3411111111111111111111111111111070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.doubted.unsure.fresh' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.unsure.refreshing',
      rule: 'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
    },
  },
}

export const DraftReviewingDoubtedVouchedFresh: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E3411111111111111111111111111111070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'receiver.vouch' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.vouched.fresh',
      rule: 'The user has compared the address and may send anyway.',
    },
  },
}

export const DraftReviewingDoubtedVouchedRefreshing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E3411111111111111111111111111111070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'receiver.vouch' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.doubted.vouched.fresh' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.vouched.refreshing',
      rule: 'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
    },
  },
}

export const DraftReviewingFeeRaisedFresh: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.ready.fresh' },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { fee: '999000000000000', reserve: '65000000000000', receiver: { isContract: true, isUnused: false } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.feeRaised.fresh',
      rule: 'The fee has doubled since the user first saw it; they are told before they continue [send-review].',
    },
  },
}

export const DraftReviewingFeeRaisedRefreshing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.ready.fresh' },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { fee: '999000000000000', reserve: '65000000000000', receiver: { isContract: true, isUnused: false } },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.reviewLife.send.draft.reviewing.feeRaised.fresh' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.feeRaised.refreshing',
      rule: 'The fee may have changed. The known values stay and can be confirmed [flow-timeout].',
    },
  },
}

export const DraftReviewingFeeMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { fee: '9999000000000000000', reserve: '65000000000000' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.feeMissing',
      rule: 'The account can’t pay the fee on top of the amount [send-review].',
    },
  },
}

export const DraftReviewingDepositMissing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { fee: '21000000000000', reserve: '65000000000000', own: '1000021000000000000', deposit: '2039280' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.depositMissing',
      rule: 'The account can’t pay for the receiver’s new token account on top of the fee [send-review].',
    },
  },
}

export const DraftReviewingDoomed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { reserve: '65000000000000', problem: 'SUSD: transfer amount exceeds balance' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doomed',
      rule: 'The transfer would fail, and the node says why [send-review].',
    },
  },
}

export const DraftReviewingMiscounted: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { fee: '21000000000000', reserve: '65000000000000', miscounted: true },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.miscounted',
      rule: 'The token’s decimals differ from those shown to the user, so a different amount would leave [assets-decimals].',
    },
  },
}

export const DraftReviewingVain: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { fee: '21000000000000', reserve: '65000000000000', received: { amount: '0' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.vain',
      rule: 'The transfer would succeed, but nothing would reach the receiver [send-review].',
    },
  },
}

export const DraftReviewingOccupied: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
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
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.occupied',
      rule: 'The wallet still shows an earlier transfer, which has to be answered first, or has not reported its outcome [send-one-prompt].',
    },
  },
}

export const DraftReviewingInsisting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
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
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.insisting',
      rule: 'The user wants both transfers, and confirms again [send-one-prompt].',
    },
  },
}

export const DraftReviewingUncheckedRpcFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      { do: 'reject', at: 'route:1/reviewTransfer', code: 'rpc.failed' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.unchecked',
      rule: 'The node did not answer. The wallet may know more, so the user may continue [send-review].',
    },
  },
}

export const DraftReviewingUncheckedServiceTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.request.send.draft.reviewing.checking' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.unchecked',
      rule: 'The node did not answer. The wallet may know more, so the user may continue [send-review].',
    },
  },
}

export const SendingPromptedAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'sending.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const SendingPromptedSlow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.send.sending.prompted.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'sending.prompted.slow',
      rule: 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    },
  },
}

export const SendingUnanswered: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.prompt.send.sending.prompted' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'sending.unanswered',
      rule: 'No answer for 5 minutes. A late answer is still honoured [flow-prompt-timeout] [flow-late-answer].',
    },
  },
}

export const RefusedDeclined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'refused.declined',
      rule: 'The user rejected the request in the wallet [send-refused].',
    },
  },
}

export const RefusedFailedWalletFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.failed' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'refused.failed',
      rule: 'The wallet or its node could not send the transfer [send-refused].',
    },
  },
}

export const RefusedFailedUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      { do: 'reject', at: 'transfer:route:1:1/watchRequest', code: 'unheard-of' },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'refused.failed',
      rule: 'The wallet or its node could not send the transfer [send-refused].',
    },
  },
}

export const Unidentified: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.refused', failure: { code: 'wallet.badHash' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'unidentified',
      rule: 'The wallet has not said which transaction it sent, if any, so the user is told to check the wallet [send-pending].',
    },
  },
}

export const SentPending: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
    ],
  },
  parameters: { state: { chart: 'send', path: 'sent.pending', rule: 'The transaction waits for confirmation.' } },
}

export const SentConfirmed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'transfer:route:1:1/readReceipt', output: { status: 'confirmed' } },
    ],
  },
  parameters: { state: { chart: 'send', path: 'sent.confirmed', rule: 'The transaction is confirmed.' } },
}

export const SentFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'transfer:route:1:1/readReceipt', output: { status: 'failed' } },
    ],
  },
  parameters: {
    state: { chart: 'send', path: 'sent.failed', rule: 'The transaction was reverted: only the fee was spent.' },
  },
}

export const SentReplaced: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      { do: 'resolve', at: 'transfer:route:1:1/readReceipt', output: { status: 'replaced' } },
    ],
  },
  parameters: {
    state: { chart: 'send', path: 'sent.replaced', rule: 'Another transaction has replaced it [send-replaced].' },
  },
}

export const SentSpedUp: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      {
        do: 'resolve',
        at: 'transfer:route:1:1/readReceipt',
        output: { status: 'spedUp', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'sent.spedUp',
      rule: 'The user sped it up in the wallet, and it is confirmed [send-replaced].',
    },
  },
}

export const SentCancelled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      {
        do: 'resolve',
        at: 'transfer:route:1:1/readReceipt',
        output: { status: 'cancelled', hash: '0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'sent.cancelled',
      rule: 'The user cancelled it in the wallet: only the fee was spent [send-replaced].',
    },
  },
}

export const SentDropped: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
      {
        do: 'emit',
        at: 'transfer:route:1:1/watchRequest',
        event: { type: 'request.signed', hash: '0xabababababababababababababababababababababababababababababababab' },
      },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'dropped', hash: '0x' },
      },
    ],
  },
  parameters: {
    state: { chart: 'send', path: 'sent.dropped', rule: 'The network dropped the transaction [send-replaced].' },
  },
}

export const Filled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form',
      rule: 'The token, the amount and the receiver [send-steps].',
      extra: true,
    },
  },
}

export const KnownAs: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
          isKnown: true,
          identity: { name: 'harbour.eth' },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form',
      rule: 'The token, the amount and the receiver [send-steps].',
      extra: true,
    },
  },
}

export const ReviewOfKnownAs: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
          isKnown: true,
          identity: { name: 'harbour.eth' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.ready.fresh',
      rule: 'The transfer would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
      extra: true,
    },
  },
}

export const ReviewOfName: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', name: 'harbour.eth', isKnown: false },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: { fee: '999000000000000', reserve: '65000000000000', receiver: { isContract: true, isUnused: false } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.ready.fresh',
      rule: 'The transfer would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
      extra: true,
    },
  },
}

export const ReviewOfLookAlike: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.unsure.fresh',
      rule: 'The user has yet to compare the address.',
      extra: true,
    },
  },
}

export const ReviewOfVouched: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'receiver.vouch' } },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.vouched.fresh',
      rule: 'The user has compared the address and may send anyway.',
      extra: true,
    },
  },
}

export const ReviewOfToken: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', isKnown: false, isToken: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '51000000000000',
          reserve: '65000000000000',
          sent: { amount: '1000000000000000000' },
          received: { amount: '900000000000000000' },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.unsure.fresh',
      rule: 'The user has yet to compare the address.',
      extra: true,
    },
  },
}

export const ReviewWithoutHistory: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: false, isHistoryMissing: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.ready.fresh',
      rule: 'The transfer would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
      extra: true,
    },
  },
}

export const ReviewOfElsewhere: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true, elsewhere: 'eip155:31338' },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.ready.fresh',
      rule: 'The transfer would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
      extra: true,
    },
  },
}

export const Recent: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'resolve',
        at: 'route:1/loadRecent',
        output: [
          { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', name: 'harbour.eth' },
          { address: '0x52908400098527886E0F7030069857D2E4169EE7' },
        ],
      },
    ],
  },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form',
      rule: 'The token, the amount and the receiver [send-steps].',
      extra: true,
    },
  },
}

export const WalletSendPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form',
      rule: 'The token, the amount and the receiver [send-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form',
      rule: 'The token, the amount and the receiver [send-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form',
      rule: 'The token, the amount and the receiver [send-steps].',
      extra: true,
    },
  },
}

export const WalletSendPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.form',
      rule: 'The token, the amount and the receiver [send-steps].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendSelectTokenPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'send', path: 'draft.choosing', rule: 'The account’s tokens, with a search [send-token].' },
    a11y: { test: 'off' },
  },
}

export const WalletSendSelectTokenRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'send', path: 'draft.choosing', rule: 'The account’s tokens, with a search [send-token].' },
    a11y: { test: 'off' },
  },
}

export const WalletSendSelectTokenDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'send', path: 'draft.choosing', rule: 'The account’s tokens, with a search [send-token].' },
  },
}

export const WalletSendSelectTokenPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tokens.open' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'send', path: 'draft.choosing', rule: 'The account’s tokens, with a search [send-token].' },
    a11y: { test: 'off' },
  },
}

export const WalletSendScanPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.on.asking',
      rule: 'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendScanRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.on.asking',
      rule: 'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendScanDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.on.asking',
      rule: 'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
    },
  },
}

export const WalletSendScanPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'emit', at: 'route:1/watchCamera', event: { type: 'camera.changed', isThere: true } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.scan' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.scanning.on.asking',
      rule: 'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendPreviewPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.unsure.fresh',
      rule: 'The user has yet to compare the address.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendPreviewRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.unsure.fresh',
      rule: 'The user has yet to compare the address.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendPreviewDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.unsure.fresh',
      rule: 'The user has yet to compare the address.',
      extra: true,
    },
  },
}

export const WalletSendPreviewPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'amount.type', text: '1', decimal: '1' } },
      { do: 'send', at: 'route:1', event: { type: 'receiver.type', text: 'harbour.eth' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: {
          address: '0x8617E3411111111111111111111111111111070D',
          isKnown: false,
          like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'send',
      path: 'draft.reviewing.doubted.unsure.fresh',
      rule: 'The user has yet to compare the address.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendStatusPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'send',
      path: 'sending.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendStatusRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'send',
      path: 'sending.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const WalletSendStatusDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'send',
      path: 'sending.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const WalletSendStatusPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'WalletSend' } },
      {
        do: 'resolve',
        at: 'route:1/loadTokens',
        output: {
          tokens: [
            {
              caipNetworkId: 'eip155:31337',
              name: 'Ether',
              symbol: 'ETH',
              decimals: 18,
              amount: '1500000000000000000',
            },
            {
              caipNetworkId: 'eip155:31337',
              address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
              name: 'Sandbox Dollar',
              symbol: 'SUSD',
              decimals: 6,
              amount: '25000000',
              price: '1',
            },
          ],
          isPartial: false,
        },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'receiver.type',
          text: 'ethereum:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35@31337/transfer?address=0x8617E340B3D01FA5F11F306F4090FD50E238070D&uint256=2500000',
        },
      },
      {
        do: 'resolve',
        at: 'route:1/resolveReceiver',
        output: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.review' } },
      {
        do: 'resolve',
        at: 'route:1/reviewTransfer',
        output: {
          fee: '21000000000000',
          reserve: '65000000000000',
          receiver: { isContract: false, isUnused: false },
          sent: { amount: '1000000000000000000' },
          received: { amount: '1000000000000000000' },
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'send.confirm' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'send',
      path: 'sending.prompted.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}
