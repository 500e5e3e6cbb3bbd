// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { profiles, threeNamespaces } from '../../tests/model/profiles.ts'
import { reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'

export default { title: 'Wallets/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const TabEmpty: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: profiles.manyAccounts },
      },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', namespace: 'solana' } },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.tab.empty',
      rule: 'No wallet of this namespace is connected: the user can add one.',
    },
  },
}

export const TabSingle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
    ],
  },
  parameters: { state: { chart: 'profileWallets', path: 'shown.tab.single', rule: 'One wallet is connected.' } },
}

export const TabSeveral: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.tab.several',
      rule: 'The active wallet comes first, and all can be disconnected at once.',
    },
  },
}

export const ActivityActive: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: { chart: 'profileWallets', path: 'shown.activity.active', rule: 'The app uses this tab’s active wallet.' },
  },
}

export const ActivityInactive: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: profiles.manyAccounts },
      },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', namespace: 'solana' } },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.activity.inactive',
      rule: 'The app uses another namespace: the user can switch to this tab’s wallet.',
    },
  },
}

export const AccountsFew: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.accounts.few',
      rule: 'All accounts are listed, since there are few.',
    },
  },
}

export const AccountsCollapsed: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: profiles.manyAccounts },
      },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.accounts.collapsed',
      rule: 'Only the first accounts are listed, until the user asks for all.',
    },
  },
}

export const AccountsExpanded: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: profiles.manyAccounts },
      },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'accounts.showAll' } },
    ],
    input: twoNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.accounts.expanded',
      rule: 'All accounts are listed until another wallet is shown.',
    },
  },
}

export const RecentNone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: { chart: 'profileWallets', path: 'shown.recent.none', rule: 'No wallet can be connected again.' },
  },
}

export const RecentListed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      {
        do: 'emit',
        at: 'route:1/watchStored',
        event: {
          type: 'connections.stored',
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'example.long',
              namespace: 'eip155',
              accounts: [
                { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
                { address: '0xde709f2102306220921060314715629080e2fb77' },
              ],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'walletConnect',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77', type: 'smartAccount' }],
              caipNetworkId: 'eip155:31337',
            },
            { connectorId: 'AUTH', namespace: 'eip155', accounts: [] },
            {
              connectorId: 'example.plain',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.recent.listed',
      rule: 'Each wallet can be connected again, or forgotten [wallet-recent-again].',
    },
  },
}

export const ActResting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: { state: { chart: 'profileWallets', path: 'shown.act.resting', rule: 'No request is running.' } },
}

export const ActFailedWalletActivateFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
      { do: 'resolve', at: 'wallet:eip155/activateConnection' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.failed',
      rule: 'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
    },
  },
}

export const ActFailedWalletNotConnected: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
      { do: 'reject', at: 'wallet:eip155/activateConnection', code: 'wallet.notConnected' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.failed',
      rule: 'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
    },
  },
}

export const ActFailedUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
      { do: 'reject', at: 'wallet:eip155/activateConnection', code: 'unheard-of' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.failed',
      rule: 'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
    },
  },
}

export const ActFailedRequestAborted: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
      {
        do: 'emit',
        at: 'connectionStorage',
        event: { type: 'otherTab.disconnected', namespace: 'eip155', connectorId: 'example.meadow' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.failed',
      rule: 'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
    },
  },
}

export const ActFailedRequestTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
      { do: 'fire', at: 'wallet:eip155', timer: 'xstate.after.request.wallet.status.activating' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.failed',
      rule: 'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
    },
  },
}

export const ActFailedWalletDisconnectFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connection.disconnect', connectorId: 'example.meadow' } },
      { do: 'resolve', at: 'wallet:eip155/endConnection' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.failed',
      rule: 'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
    },
  },
}

export const ActFailedWalletDisconnecting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'emit',
        at: 'connectionStorage',
        event: { type: 'otherTab.disconnected', namespace: 'eip155', connectorId: 'example.meadow' },
      },
      { do: 'send', at: 'route:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.failed',
      rule: 'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
    },
  },
}

export const ActConnectingAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.oneOfMany } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'emit',
        at: 'route:1/watchStored',
        event: {
          type: 'connections.stored',
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'example.long',
              namespace: 'eip155',
              accounts: [
                { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
                { address: '0xde709f2102306220921060314715629080e2fb77' },
              ],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'walletConnect',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77', type: 'smartAccount' }],
              caipNetworkId: 'eip155:31337',
            },
            { connectorId: 'AUTH', namespace: 'eip155', accounts: [] },
            {
              connectorId: 'example.plain',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'connection.reconnect', connectorId: 'example.long' } },
    ],
  },
  parameters: {
    state: { chart: 'profileWallets', path: 'shown.act.connecting.asking', rule: 'The row says where to continue.' },
  },
}

export const ActConnectingSlow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.oneOfMany } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'emit',
        at: 'route:1/watchStored',
        event: {
          type: 'connections.stored',
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'example.long',
              namespace: 'eip155',
              accounts: [
                { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
                { address: '0xde709f2102306220921060314715629080e2fb77' },
              ],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'walletConnect',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77', type: 'smartAccount' }],
              caipNetworkId: 'eip155:31337',
            },
            { connectorId: 'AUTH', namespace: 'eip155', accounts: [] },
            {
              connectorId: 'example.plain',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'connection.reconnect', connectorId: 'example.long' } },
      { do: 'fire', at: 'route:1', timer: 'xstate.after.hint.profileWallets.shown.act.connecting.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.connecting.slow',
      rule: 'After 20 s, the row hints that the prompt may be hidden behind other windows [flow-prompt-hint].',
    },
  },
}

export const ActSwitching: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connection.switch', connectorId: 'example.meadow' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.switching',
      rule: 'Another connection, or another account of one, becomes active [wallet-activate].',
    },
  },
}

export const ActDisconnecting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connection.disconnect', connectorId: 'example.meadow' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.disconnecting',
      rule: 'One connection is ending; the wallet chart gives up after 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    },
  },
}

export const ActDisconnectingAll: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'connections.disconnectAll' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.act.disconnectingAll',
      rule: 'All connections of the tab are ending, one after the other, each within 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    },
  },
}

export const CopyIdle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: { state: { chart: 'profileWallets', path: 'shown.copy.idle', rule: 'Copies a text to the clipboard.' } },
}

export const CopyCopying: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'address.copy', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.copy.copying',
      rule: 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    },
  },
}

export const CopyCopied: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'send',
        at: 'route:1',
        event: { type: 'address.copy', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
      },
      { do: 'resolve', at: 'route:1/copyText' },
    ],
  },
  parameters: {
    state: { chart: 'profileWallets', path: 'shown.copy.copied', rule: 'The button confirms it for 2 s [flow-copy].' },
  },
}

export const OneWallet: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const LongName: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.severalLong } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const Recent: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.oneOfMany } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'emit',
        at: 'route:1/watchStored',
        event: {
          type: 'connections.stored',
          connections: [
            {
              connectorId: 'example.meadow',
              namespace: 'eip155',
              accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'example.long',
              namespace: 'eip155',
              accounts: [
                { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
                { address: '0xde709f2102306220921060314715629080e2fb77' },
              ],
              caipNetworkId: 'eip155:31337',
            },
            {
              connectorId: 'walletConnect',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77', type: 'smartAccount' }],
              caipNetworkId: 'eip155:31337',
            },
            { connectorId: 'AUTH', namespace: 'eip155', accounts: [] },
            {
              connectorId: 'example.plain',
              namespace: 'eip155',
              accounts: [{ address: '0xde709f2102306220921060314715629080e2fb77' }],
              caipNetworkId: 'eip155:31337',
            },
          ],
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const ManyAccounts: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: profiles.manyAccounts },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const SwitchingAccount: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'send',
        at: 'route:1',
        event: {
          type: 'connection.switch',
          connectorId: 'example.meadow',
          address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const EmptyKind: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'emit', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', namespace: 'solana' } },
    ],
    input: threeNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const RecentOfEmptyKind: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'emit', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      {
        do: 'emit',
        at: 'route:1/watchStored',
        event: {
          type: 'connections.stored',
          connections: [
            {
              connectorId: 'Sundial',
              namespace: 'solana',
              accounts: [{ address: '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy' }],
            },
          ],
        },
      },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', namespace: 'solana' } },
    ],
    input: threeNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const OfOtherKind: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'emit', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
      { do: 'send', at: 'route:1', event: { type: 'tab.choose', namespace: 'bip122' } },
    ],
    input: threeNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const ProfileWalletsPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.tab.several',
      rule: 'The active wallet comes first, and all can be disconnected at once.',
    },
    a11y: { test: 'off' },
  },
}

export const ProfileWalletsRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.tab.several',
      rule: 'The active wallet comes first, and all can be disconnected at once.',
    },
    a11y: { test: 'off' },
  },
}

export const ProfileWalletsDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.tab.several',
      rule: 'The active wallet comes first, and all can be disconnected at once.',
    },
  },
}

export const ProfileWalletsPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.both } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown.tab.several',
      rule: 'The active wallet comes first, and all can be disconnected at once.',
    },
    a11y: { test: 'off' },
  },
}

export const Several: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const SeveralPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const SeveralRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const SeveralDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const SeveralPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const Kinds: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'emit', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const KindsPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'emit', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const KindsRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'emit', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const KindsDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'emit', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
  },
}

export const KindsPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: profiles.several } },
      {
        do: 'emit',
        at: 'wallet:solana/watchWallet',
        event: { type: 'wallet.reported', report: solanaReports.solanaDisconnected },
      },
      { do: 'emit', at: 'wallet:bip122/watchWallet', event: { type: 'wallet.reported', report: profiles.bitcoin } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } },
    ],
    input: threeNamespaces,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'profileWallets',
      path: 'shown',
      rule: 'One namespace at a time, each in its own tab [wallet-profile].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
