// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reaching } from '../../machines/directory/payloads.ts'
import {
  collapsedWallets,
  crowds,
  hiddenWallets,
  listed,
  ofProject,
  reports,
  secondVisit,
  solanaReports,
  twoNamespaces,
  twoProviders,
  withLessons,
  withoutAllWallets,
  withTermsLine,
} from '../../tests/model/world.ts'

export default { title: 'Connect/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const ChoosingHidden: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: hiddenWallets,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.hidden',
      rule: 'Only the logins: the dApp wants no wallets [connect-hidden].',
    },
  },
}

export const ChoosingCollapsed: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: collapsedWallets,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.collapsed',
      rule: 'The logins, and a button that shows the wallets [connect-collapsed].',
    },
  },
}

export const ChoosingAll: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.all',
      rule: 'The wallets of this page, the directory’s first wallets, and a button for all wallets.',
    },
  },
}

export const ChoosingLeading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withoutAllWallets,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.leading',
      rule: 'The wallets of this page and the directory’s first wallets.',
    },
  },
}

export const ChoosingInstalled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
    },
  },
}

export const ChoosingLooking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.empty } },
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
      },
      { do: 'send', at: 'route:1', event: { type: 'connectors.retry' } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.looking',
      rule: 'The wallets of this page are not known yet: space for them is reserved [connect-looking].',
    },
  },
}

export const ChoosingUnreached: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.empty } },
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.unreached',
      rule: 'The code that finds the wallets did not load. It is loaded again automatically, or at once if the user asks [wallet-adapter-retry].',
    },
  },
}

export const ChoosingNone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.empty } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.none',
      rule: 'There is no wallet. If the user installs one now, it appears without a reload.',
    },
  },
}

export const ChoosingNamespace: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [
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
      rule: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
    },
  },
}

export const RequestingAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const RequestingSlow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.connect.requesting.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.slow',
      rule: 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    },
  },
}

export const FailedDeclined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.declined',
      rule: 'The user rejected the request in the wallet (4001). They can ask it again, or another wallet [connect-declined].',
    },
  },
}

export const FailedPending: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.pending',
      rule: 'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    },
  },
}

export const FailedTimedOut: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.timedOut',
      rule: 'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const FailedBlockedWalletLocked: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.blocked',
      rule: 'The wallet or the browser blocks the request until the user allows it there [flow-next-step].',
    },
  },
}

export const FailedBlockedWalletNoAccounts: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.blocked',
      rule: 'The wallet or the browser blocks the request until the user allows it there [flow-next-step].',
    },
  },
}

export const FailedOffline: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.offline',
      rule: 'The internet or the relay can’t be reached. A retry may succeed [flow-next-step].',
    },
  },
}

export const FailedRetryableUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
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
      path: 'failed.retryable',
      rule: 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const FailedRetryableWalletDisconnecting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: 'route:1', event: { type: 'wallet.removed', namespace: 'eip155' } },
      {
        do: 'emit',
        at: 'connectionStorage',
        event: { type: 'otherTab.disconnected', namespace: 'eip155', connectorId: 'example.meadow' },
      },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.retryable',
      rule: 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const FailedKnown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: 'route:1', event: { type: 'wallet.removed', namespace: 'eip155' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.known',
      rule: 'The wallet is already connected; another wallet is the next step [flow-next-step].',
    },
  },
}

export const FailedFinal: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.final',
      rule: 'A retry would fail again; another wallet is the next step [flow-next-step].',
    },
  },
}

export const FailedNotInstalled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.notInstalled',
      rule: 'The wallet is not in this browser. One click leads to getting it [connect-not-installed].',
    },
  },
}

export const Succeeded: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'succeeded',
      rule: 'The ring closes to show success; 0.9 s later the modal closes, or earlier if the user closes it [connect-success].',
    },
  },
}

export const NoWallet: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.empty } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.none',
      rule: 'There is no wallet. If the user installs one now, it appears without a reload.',
      extra: true,
    },
  },
}

export const Unreached: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.unreached',
      rule: 'The code that finds the wallets did not load. It is loaded again automatically, or at once if the user asks [wallet-adapter-retry].',
      extra: true,
    },
  },
}

export const LongName: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'The Wallet of the Society for the Very Long Names of Wallets',
          options: [{ namespace: 'eip155', connectorId: 'example.long' }],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
      extra: true,
    },
  },
}

export const LongNameDeclined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'The Wallet of the Society for the Very Long Names of Wallets',
          options: [{ namespace: 'eip155', connectorId: 'example.long' }],
        },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'failed.declined',
      rule: 'The user rejected the request in the wallet (4001). They can ask it again, or another wallet [connect-declined].',
      extra: true,
    },
  },
}

export const Grouped: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: crowds.seven } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: secondVisit,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
  },
}

export const GroupedWithAll: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: crowds.reaching } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadProjectServices' },
      {
        do: 'resolve',
        at: 'directory/prefetchWallets',
        output: {
          featured: [],
          recommended: [listed.plain, listed.bare],
          count: 512,
          excluded: [],
          custom: [],
          failure: null,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.all',
      rule: 'The wallets of this page, the directory’s first wallets, and a button for all wallets.',
      extra: true,
    },
  },
}

export const Badges: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'emit',
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
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
  },
}

export const LongNameOnSeveralChains: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'The Wallet of the Society for the Very Long Names of Wallets',
          options: [
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
      rule: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
      extra: true,
    },
  },
}

export const ConnectedOnOneChain: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Connect' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [
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
      rule: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
      extra: true,
    },
  },
}

export const TermsLine: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withTermsLine,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
  },
}

export const LoginAtTwoProviders: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: twoProviders,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
  },
}

export const ConnectPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
    },
  },
}

export const ConnectPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingExternalPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingExternalRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingExternalDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const ConnectingExternalPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
        },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'connect',
      path: 'requesting.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingMultiChainPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [
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
      rule: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingMultiChainRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [
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
      rule: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingMultiChainDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [
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
      rule: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
    },
  },
}

export const ConnectingMultiChainPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connector.choose',
          name: 'Meadow',
          options: [
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
      rule: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
    },
    a11y: { test: 'off' },
  },
}

export const Wide: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withLessons,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
  },
}

export const WidePseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withLessons,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const WideRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withLessons,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const WideDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withLessons,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
  },
}

export const WidePhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: withLessons,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Login: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
  },
}

export const LoginPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const LoginRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const LoginDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
  },
}

export const LoginPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.installed',
      rule: 'Only the wallets of this page: no others can be reached.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
