// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports, secondVisit, solanaReports, twoNamespaces } from '../../tests/model/payloads/world.ts'

export default { title: 'Connect/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Choosing: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
    },
  },
}

export const ChoosingNamespace: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [
            { namespace: 'eip155', connectorId: 'example.meadow' },
            { namespace: 'solana', connectorId: 'Meadow' },
          ],
        },
      },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosingNamespace',
      rule: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
    },
  },
}

export const RequestingAsking: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  parameters: {
    state: { chart: 'connect', path: 'requesting.asking', rule: 'The ring spins around the wallet’s icon (DESIGN 9).' },
  },
}

export const RequestingWaiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'fire', at: 'place:1', timer: 'xstate.after.hint.connect.requesting.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.waiting',
      rule: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
    },
  },
}

export const Declined: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'declined',
      rule: 'SPEC 8, 4001: the visitor said no in the wallet. It can be asked again, or another one.',
    },
  },
}

export const Pending: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'pending',
      rule: 'SPEC 8, -32002: an earlier request is still open in the wallet; answering it there is enough.',
    },
  },
}

export const TimedOut: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'timedOut',
      rule: 'DESIGN 3: nobody answered for 5 min. A late approval is still honoured.',
    },
  },
}

export const NotInstalled: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'notInstalled',
      rule: 'The wallet is not to be found in this browser (FACTS 8.4); how to get one is a click away.',
    },
  },
}

export const UnusableWalletBadAccount: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'unusable',
      rule: 'Asking this wallet again would give the same answer; another one is the way on (DESIGN 9).',
    },
  },
}

export const UnusableWalletAlreadyConnected: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: 'place:1', event: { type: 'wallet.removed', namespace: 'eip155' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'unusable',
      rule: 'Asking this wallet again would give the same answer; another one is the way on (DESIGN 9).',
    },
  },
}

export const FailedUnknown: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      {
        do: 'resolve',
        at: 'wallet:eip155/requestConnection',
        output: {
          connectorId: 'example.meadow',
          namespace: 'eip155',
          accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
          caipNetworkId: 'eip155:31337',
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed',
      rule: 'Whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const FailedWalletLocked: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed',
      rule: 'Whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const FailedWalletNoAccounts: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed',
      rule: 'Whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const FailedNetworkOffline: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed',
      rule: 'Whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const FailedWalletDisconnecting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: 'place:1', event: { type: 'wallet.removed', namespace: 'eip155' } },
      {
        do: 'tell',
        at: 'memory',
        event: { type: 'elsewhere.disconnected', namespace: 'eip155', connectorId: 'example.meadow' },
      },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed',
      rule: 'Whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const Celebrating: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'celebrating',
      rule: 'DESIGN 9: the ring closes on success, and the modal 0.9 s later; whoever is in a hurry closes it at once.',
    },
  },
}

export const NoWallet: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.empty } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
      extra: true,
    },
  },
}

export const Unreached: Story = {
  args: {
    way: [
      {
        do: 'tell',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
      extra: true,
    },
  },
}

export const LongName: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'The Wallet of the Society for the Very Long Names of Wallets',
          ways: [{ namespace: 'eip155', connectorId: 'example.long' }],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.asking',
      rule: 'The ring spins around the wallet’s icon (DESIGN 9).',
      extra: true,
    },
  },
}

export const LongNameDeclined: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'The Wallet of the Society for the Very Long Names of Wallets',
          ways: [{ namespace: 'eip155', connectorId: 'example.long' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'declined',
      rule: 'SPEC 8, 4001: the visitor said no in the wallet. It can be asked again, or another one.',
      extra: true,
    },
  },
}

export const Badges: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Connect' } },
    ],
    input: secondVisit,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
      extra: true,
    },
  },
}

export const LongNameOnSeveralChains: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'The Wallet of the Society for the Very Long Names of Wallets',
          ways: [
            { namespace: 'eip155', connectorId: 'example.long' },
            { namespace: 'solana', connectorId: 'The Wallet of the Society for the Very Long Names of Wallets' },
          ],
        },
      },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosingNamespace',
      rule: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
      extra: true,
    },
  },
}

export const ConnectedOnOneChain: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Connect' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [
            { namespace: 'eip155', connectorId: 'example.meadow' },
            { namespace: 'solana', connectorId: 'Meadow' },
          ],
        },
      },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosingNamespace',
      rule: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
      extra: true,
    },
  },
}

export const ConnectPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
    },
  },
}

export const ConnectRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
    },
  },
}

export const ConnectDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
    },
  },
}

export const ConnectPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
    },
  },
}

export const ConnectingExternalPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'connect', path: 'requesting.asking', rule: 'The ring spins around the wallet’s icon (DESIGN 9).' },
  },
}

export const ConnectingExternalRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'connect', path: 'requesting.asking', rule: 'The ring spins around the wallet’s icon (DESIGN 9).' },
  },
}

export const ConnectingExternalDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'connect', path: 'requesting.asking', rule: 'The ring spins around the wallet’s icon (DESIGN 9).' },
  },
}

export const ConnectingExternalPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'connect', path: 'requesting.asking', rule: 'The ring spins around the wallet’s icon (DESIGN 9).' },
  },
}

export const ConnectingMultiChainPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [
            { namespace: 'eip155', connectorId: 'example.meadow' },
            { namespace: 'solana', connectorId: 'Meadow' },
          ],
        },
      },
    ],
    input: twoNamespaces,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosingNamespace',
      rule: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
    },
  },
}

export const ConnectingMultiChainRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [
            { namespace: 'eip155', connectorId: 'example.meadow' },
            { namespace: 'solana', connectorId: 'Meadow' },
          ],
        },
      },
    ],
    input: twoNamespaces,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosingNamespace',
      rule: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
    },
  },
}

export const ConnectingMultiChainDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [
            { namespace: 'eip155', connectorId: 'example.meadow' },
            { namespace: 'solana', connectorId: 'Meadow' },
          ],
        },
      },
    ],
    input: twoNamespaces,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosingNamespace',
      rule: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
    },
  },
}

export const ConnectingMultiChainPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'tell',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'place:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          ways: [
            { namespace: 'eip155', connectorId: 'example.meadow' },
            { namespace: 'solana', connectorId: 'Meadow' },
          ],
        },
      },
    ],
    input: twoNamespaces,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosingNamespace',
      rule: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
    },
  },
}
