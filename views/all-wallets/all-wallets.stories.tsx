// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reaching } from '../../machines/directory/payloads.ts'
import { pages } from '../../machines/wallet-list/payloads.ts'
import { featuredFirst, inGroups, listed, ofProject, reports, withoutAllWallets } from '../../tests/model/world.ts'

export default { title: 'All wallets/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const BrowsingLoadingFirst: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.loading.first',
      rule: 'The directory is asked, for 30 s at most [flow-timeout].',
    },
  },
}

export const BrowsingLoadingSecond: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'resolve', at: 'route:1/fetchPage', output: { wallets: [], last: false, count: 83 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.loading.second',
      rule: 'On a phone, a page may have no wallet that a phone can open: the next one is requested.',
    },
  },
}

export const BrowsingLoadingThird: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'resolve', at: 'route:1/fetchPage', output: { wallets: [], last: false, count: 83 } },
      { do: 'resolve', at: 'route:1/fetchPage', output: { wallets: [], last: false, count: 83 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.loading.third',
      rule: 'A third page without a new wallet counts as the end of the list.',
    },
  },
}

export const BrowsingReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      {
        do: 'resolve',
        at: 'route:1/fetchPage',
        output: {
          wallets: [
            {
              id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
              name: 'Harbour',
              homepage: 'https://harbour.example',
              mobileLink: 'harbour://',
              desktopLink: 'harbour://',
              webappLink: 'https://app.harbour.example',
              appStore: 'https://apps.apple.com/app/id1',
              playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
              chromeStore: 'https://chromewebstore.google.com/detail/harbour',
              rdns: 'example.harbour',
              certified: true,
              imageId: 'harbour',
            },
            listed.bare,
          ],
          last: false,
          count: 83,
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'walletList', path: 'browsing.ready', rule: 'More pages load as the user scrolls.' } },
}

export const BrowsingCompleteListed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'resolve', at: 'route:1/fetchPage', output: { wallets: [listed.plain], last: true, count: 1 } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'walletList', path: 'browsing.complete.listed', rule: 'All wallets are listed.' } },
}

export const BrowsingCompleteEmpty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'resolve', at: 'route:1/fetchPage', output: { wallets: [], last: true, count: 0 } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.complete.empty', rule: 'The directory has no wallet for this app.' },
  },
}

export const BrowsingFailedPartial: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'reject', at: 'route:1/fetchPage', code: 'directory.failed' },
      {
        do: 'resolve',
        at: 'directory/prefetchWallets',
        output: {
          featured: [
            {
              id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
              name: 'Harbour',
              homepage: 'https://harbour.example',
              mobileLink: 'harbour://',
              desktopLink: 'harbour://',
              webappLink: 'https://app.harbour.example',
              appStore: 'https://apps.apple.com/app/id1',
              playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
              chromeStore: 'https://chromewebstore.google.com/detail/harbour',
              rdns: 'example.harbour',
              certified: true,
              imageId: 'harbour',
            },
          ],
          recommended: [listed.bare],
          count: 123,
          excluded: ['Swamp'],
          custom: [],
          failure: null,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.failed.partial',
      rule: 'The known wallets are listed, with the error below.',
    },
  },
}

export const BrowsingFailedUnavailable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'reject', at: 'route:1/fetchPage', code: 'directory.failed' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.failed.unavailable',
      rule: 'No wallet is known: the error is shown in place of the list.',
    },
  },
}

export const SearchingWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'send', at: 'route:1', event: { type: 'search.type', text: 'har' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.waiting',
      rule: 'The directory is asked when the user has not typed for 300 ms [directory-search].',
    },
  },
}

export const SearchingLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'send', at: 'route:1', event: { type: 'certified.set', certified: true } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.loading',
      rule: 'The directory searches, for 30 s at most [flow-timeout].',
    },
  },
}

export const SearchingCompleteListed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'send', at: 'route:1', event: { type: 'certified.set', certified: true } },
      {
        do: 'resolve',
        at: 'route:1/searchWallets',
        output: [
          {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Harbour',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
            imageId: 'harbour',
          },
        ],
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.complete.listed',
      rule: 'The wallets that were found, below the matching wallets of the list.',
    },
  },
}

export const SearchingCompleteEmpty: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'send', at: 'route:1', event: { type: 'certified.set', certified: true } },
      { do: 'resolve', at: 'route:1/searchWallets', output: [] },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'walletList', path: 'searching.complete.empty', rule: 'No wallet matches.' } },
}

export const SearchingFailedPartial: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'send', at: 'route:1', event: { type: 'certified.set', certified: true } },
      { do: 'reject', at: 'route:1/searchWallets', code: 'directory.failed' },
      {
        do: 'resolve',
        at: 'directory/prefetchWallets',
        output: {
          featured: [
            {
              id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
              name: 'Harbour',
              homepage: 'https://harbour.example',
              mobileLink: 'harbour://',
              desktopLink: 'harbour://',
              webappLink: 'https://app.harbour.example',
              appStore: 'https://apps.apple.com/app/id1',
              playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
              chromeStore: 'https://chromewebstore.google.com/detail/harbour',
              rdns: 'example.harbour',
              certified: true,
              imageId: 'harbour',
            },
          ],
          recommended: [listed.bare],
          count: 123,
          excluded: ['Swamp'],
          custom: [],
          failure: null,
        },
      },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.failed.partial',
      rule: 'The known wallets are listed, with the error below.',
    },
  },
}

export const SearchingFailedUnavailable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
      { do: 'send', at: 'route:1', event: { type: 'certified.set', certified: true } },
      { do: 'reject', at: 'route:1/searchWallets', code: 'directory.failed' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.failed.unavailable',
      rule: 'No wallet is known: the error is shown in place of the list.',
    },
  },
}

export const More: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
      { do: 'send', at: 'route:1', event: { type: 'list.more' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.loading.first',
      rule: 'The directory is asked, for 30 s at most [flow-timeout].',
      extra: true,
    },
  },
}

export const MoreFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
      { do: 'send', at: 'route:1', event: { type: 'list.more' } },
      { do: 'reject', at: 'route:1/fetchPage', code: 'directory.failed' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.failed.partial',
      rule: 'The known wallets are listed, with the error below.',
      extra: true,
    },
  },
}

export const Searching: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
      { do: 'send', at: 'route:1', event: { type: 'search.type', text: 'amber' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.waiting',
      rule: 'The directory is asked when the user has not typed for 300 ms [directory-search].',
      extra: true,
    },
  },
}

export const Groups: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
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
    input: inGroups,
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

export const GetWallet: Story = {
  args: {
    path: [
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
      { do: 'send', at: 'route:1', event: { type: 'wallet.get' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
      extra: true,
    },
  },
}

export const ConnectInSession: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' }],
            connections: [
              {
                connectorId: 'walletConnect',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:31337',
                name: 'Pocket',
              },
            ],
            current: 'walletConnect',
          },
        },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'Connect' } },
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

export const InSession: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: {
          type: 'wallet.reported',
          report: {
            connectors: [{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' }],
            connections: [
              {
                connectorId: 'walletConnect',
                namespace: 'eip155',
                accounts: [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
                caipNetworkId: 'eip155:31337',
                name: 'Pocket',
              },
            ],
            current: 'walletConnect',
          },
        },
      },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'More pages load as the user scrolls.', extra: true },
  },
}

export const ConnectLeading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
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
    input: withoutAllWallets,
  },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.leading',
      rule: 'The wallets of this page and the directory’s first wallets.',
      extra: true,
    },
  },
}

export const ConnectFeaturedFirst: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadProjectServices' },
      {
        do: 'resolve',
        at: 'directory/prefetchWallets',
        output: { featured: [listed.plain], recommended: [], count: 512, excluded: [], custom: [], failure: null },
      },
    ],
    input: featuredFirst,
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

export const ConnectFeaturedFirstPrefetching: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadProjectServices' },
    ],
    input: featuredFirst,
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

export const ConnectPrefetching: Story = {
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
      extra: true,
    },
  },
}

export const ConnectWithoutDirectory: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'loadProjectServices', code: 'engine.failed' },
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

export const AllWalletsPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.loading.first',
      rule: 'The directory is asked, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const AllWalletsRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.loading.first',
      rule: 'The directory is asked, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const AllWalletsDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.loading.first',
      rule: 'The directory is asked, for 30 s at most [flow-timeout].',
    },
  },
}

export const AllWalletsPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadProjectServices' },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.loading.first',
      rule: 'The directory is asked, for 30 s at most [flow-timeout].',
    },
    a11y: { test: 'off' },
  },
}

export const Full: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'More pages load as the user scrolls.', extra: true },
  },
}

export const FullPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'More pages load as the user scrolls.', extra: true },
    a11y: { test: 'off' },
  },
}

export const FullRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'More pages load as the user scrolls.', extra: true },
    a11y: { test: 'off' },
  },
}

export const FullDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'More pages load as the user scrolls.', extra: true },
  },
}

export const FullPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'More pages load as the user scrolls.', extra: true },
    a11y: { test: 'off' },
  },
}

export const LongNames: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.complete.listed', rule: 'All wallets are listed.', extra: true },
  },
}

export const LongNamesPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.complete.listed', rule: 'All wallets are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const LongNamesRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.complete.listed', rule: 'All wallets are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const LongNamesDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.complete.listed', rule: 'All wallets are listed.', extra: true },
  },
}

export const LongNamesPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
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
      { do: 'resolve', at: 'route:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.complete.listed', rule: 'All wallets are listed.', extra: true },
    a11y: { test: 'off' },
  },
}

export const Connect: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
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

export const ConnectPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
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
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.all',
      rule: 'The wallets of this page, the directory’s first wallets, and a button for all wallets.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const ConnectRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
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
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.all',
      rule: 'The wallets of this page, the directory’s first wallets, and a button for all wallets.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const ConnectDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
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
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.all',
      rule: 'The wallets of this page, the directory’s first wallets, and a button for all wallets.',
      extra: true,
    },
  },
}

export const ConnectPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
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
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'connect',
      path: 'choosing.all',
      rule: 'The wallets of this page, the directory’s first wallets, and a button for all wallets.',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
