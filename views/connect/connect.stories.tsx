// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports, secondVisit, solanaReports, twoNamespaces } from '../../tests/model/payloads/world.ts'

export default { title: 'Connect', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Choosing: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
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
}

export const NoWallet: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.empty } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
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
}

export const ConnectPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { locale: 'pseudo' },
}

export const ConnectRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { direction: 'rtl' },
}

export const ConnectDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { theme: 'dark' },
}

export const ConnectPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
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
}
