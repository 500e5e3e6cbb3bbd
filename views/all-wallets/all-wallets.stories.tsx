// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reaching } from '../../tests/model/payloads/directory.ts'
import { onPhone } from '../../tests/model/payloads/wallet-connect.ts'
import { pages } from '../../tests/model/payloads/wallet-list.ts'
import { listed, ofProject, reports } from '../../tests/model/payloads/world.ts'

export default { title: 'All wallets/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const BrowsingPaging: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.paging',
      rule: 'SPEC 9: 40 more, with the pictures of the first 20; 30 s at most (DESIGN 3).',
    },
  },
}

export const BrowsingReady: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      {
        do: 'resolve',
        at: 'place:1/fetchPage',
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
        },
      },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'walletList', path: 'browsing.ready', rule: 'There are more, for whoever goes on.' } },
}

export const BrowsingEnd: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      { do: 'resolve', at: 'place:1/fetchPage', output: { wallets: [listed.plain], last: true } },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'walletList', path: 'browsing.end', rule: 'That is all of them.' } },
}

export const BrowsingEmpty: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      { do: 'resolve', at: 'place:1/fetchPage', output: { wallets: [], last: true } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.empty', rule: 'The directory has no wallet for this app.' },
  },
}

export const BrowsingFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      { do: 'reject', at: 'place:1/fetchPage', code: 'directory.failed' },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.failed', rule: 'The directory did not answer; what has come stays.' },
  },
}

export const SearchingWaiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      { do: 'send', at: 'place:1', event: { type: 'search.type', text: 'har' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.waiting',
      rule: 'SPEC 9: nobody is asked until the typing has rested for 300 ms.',
    },
  },
}

export const SearchingAsking: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      { do: 'send', at: 'place:1', event: { type: 'certified.set', certified: true } },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'walletList', path: 'searching.asking', rule: 'The directory looks; 30 s at most (DESIGN 3).' },
  },
}

export const SearchingFound: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      { do: 'send', at: 'place:1', event: { type: 'certified.set', certified: true } },
      {
        do: 'resolve',
        at: 'place:1/searchWallets',
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
    state: { chart: 'walletList', path: 'searching.found', rule: 'They are shown below those of the list that fit.' },
  },
}

export const SearchingEmpty: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      { do: 'send', at: 'place:1', event: { type: 'certified.set', certified: true } },
      { do: 'resolve', at: 'place:1/searchWallets', output: [] },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'walletList', path: 'searching.empty', rule: 'The directory has none that fits.' } },
}

export const SearchingFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
      { do: 'send', at: 'place:1', event: { type: 'certified.set', certified: true } },
      { do: 'reject', at: 'place:1/searchWallets', code: 'directory.failed' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.failed',
      rule: 'The directory did not answer. What of the list fits is shown all the same.',
    },
  },
}

export const More: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.full },
      { do: 'send', at: 'place:1', event: { type: 'list.more' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.paging',
      rule: 'SPEC 9: 40 more, with the pictures of the first 20; 30 s at most (DESIGN 3).',
      extra: true,
    },
  },
}

export const MoreFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.full },
      { do: 'send', at: 'place:1', event: { type: 'list.more' } },
      { do: 'reject', at: 'place:1/fetchPage', code: 'directory.failed' },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.failed',
      rule: 'The directory did not answer; what has come stays.',
      extra: true,
    },
  },
}

export const Searching: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.full },
      { do: 'send', at: 'place:1', event: { type: 'search.type', text: 'amber' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'searching.waiting',
      rule: 'SPEC 9: nobody is asked until the typing has rested for 300 ms.',
      extra: true,
    },
  },
}

export const DownloadsOnAPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'Downloads', wallet: listed.plain } },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Downloads',
      rule: 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
      extra: true,
    },
  },
}

export const NoDownloads: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'Downloads', wallet: listed.bare } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Downloads',
      rule: 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
      extra: true,
    },
  },
}

export const GetWallet: Story = {
  args: {
    way: [
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'send', at: 'place:1', event: { type: 'wallet.get' } },
    ],
    input: ofProject,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.GetWallet',
      rule: 'For somebody who has no wallet: what the dApp suggests, or Portico’s own short list (FACTS 8.1).',
      extra: true,
    },
  },
}

export const ConnectArriving: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    input: ofProject,
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

export const ConnectWithoutDirectory: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'loadCloud', code: 'engine.failed' },
    ],
    input: ofProject,
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

export const AllWalletsPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.paging',
      rule: 'SPEC 9: 40 more, with the pictures of the first 20; 30 s at most (DESIGN 3).',
    },
  },
}

export const AllWalletsRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.paging',
      rule: 'SPEC 9: 40 more, with the pictures of the first 20; 30 s at most (DESIGN 3).',
    },
  },
}

export const AllWalletsDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.paging',
      rule: 'SPEC 9: 40 more, with the pictures of the first 20; 30 s at most (DESIGN 3).',
    },
  },
}

export const AllWalletsPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'walletList',
      path: 'browsing.paging',
      rule: 'SPEC 9: 40 more, with the pictures of the first 20; 30 s at most (DESIGN 3).',
    },
  },
}

export const Full: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'There are more, for whoever goes on.', extra: true },
  },
}

export const FullPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'There are more, for whoever goes on.', extra: true },
  },
}

export const FullRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'There are more, for whoever goes on.', extra: true },
  },
}

export const FullDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'There are more, for whoever goes on.', extra: true },
  },
}

export const FullPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.full },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'walletList', path: 'browsing.ready', rule: 'There are more, for whoever goes on.', extra: true },
  },
}

export const LongNames: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  parameters: { state: { chart: 'walletList', path: 'browsing.end', rule: 'That is all of them.', extra: true } },
}

export const LongNamesPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  globals: { locale: 'pseudo' },
  parameters: { state: { chart: 'walletList', path: 'browsing.end', rule: 'That is all of them.', extra: true } },
}

export const LongNamesRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  globals: { direction: 'rtl' },
  parameters: { state: { chart: 'walletList', path: 'browsing.end', rule: 'That is all of them.', extra: true } },
}

export const LongNamesDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  globals: { theme: 'dark' },
  parameters: { state: { chart: 'walletList', path: 'browsing.end', rule: 'That is all of them.', extra: true } },
}

export const LongNamesPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
      { do: 'resolve', at: 'loadCloud' },
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
      { do: 'resolve', at: 'place:1/fetchPage', output: pages.long },
    ],
    input: ofProject,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { state: { chart: 'walletList', path: 'browsing.end', rule: 'That is all of them.', extra: true } },
}

export const Downloads: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'Downloads', wallet: listed.plain } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Downloads',
      rule: 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
      extra: true,
    },
  },
}

export const DownloadsPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'Downloads', wallet: listed.plain } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Downloads',
      rule: 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
      extra: true,
    },
  },
}

export const DownloadsRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'Downloads', wallet: listed.plain } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Downloads',
      rule: 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
      extra: true,
    },
  },
}

export const DownloadsDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'Downloads', wallet: listed.plain } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Downloads',
      rule: 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
      extra: true,
    },
  },
}

export const DownloadsPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'Downloads', wallet: listed.plain } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Downloads',
      rule: 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
      extra: true,
    },
  },
}

export const Connect: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadCloud' },
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
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
      extra: true,
    },
  },
}

export const ConnectPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadCloud' },
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
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
      extra: true,
    },
  },
}

export const ConnectRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadCloud' },
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
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
      extra: true,
    },
  },
}

export const ConnectDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadCloud' },
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
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
      extra: true,
    },
  },
}

export const ConnectPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reaching.any } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'resolve', at: 'loadCloud' },
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
      path: 'choosing',
      rule: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
      extra: true,
    },
  },
}
