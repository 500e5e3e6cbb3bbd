// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { onPhone } from '../../machines/wallet-connect/payloads.ts'
import { listed, reports } from '../../tests/model/world.ts'

export default { title: 'Downloads/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const KnownPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'Downloads', wallet: listed.plain } },
    ],
    input: onPhone,
  },
  parameters: { state: { chart: 'downloads', path: 'known.phone', rule: 'Links to this phone’s stores.' } },
}

export const KnownDesktop: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'Downloads',
          wallet: {
            id: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
            name: 'The Bare Wallet of Those Who Have Neither App nor Site',
            certified: false,
            homepage: 'https://harbour.example',
          },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'downloads',
      path: 'known.desktop',
      rule: 'Links for this browser; no phone store has the wallet.',
    },
  },
}

export const KnownScanningAppStore: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'Downloads', wallet: listed.plain } },
    ],
  },
  parameters: {
    state: {
      chart: 'downloads',
      path: 'known.scanning.appStore',
      rule: 'One store at a time, as a code to scan with a phone, and links for this browser.',
    },
  },
}

export const KnownScanningPlayStore: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'Downloads', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'store.choose', store: 'playStore' } },
    ],
  },
  parameters: {
    state: {
      chart: 'downloads',
      path: 'known.scanning.playStore',
      rule: 'One store at a time, as a code to scan with a phone, and links for this browser.',
    },
  },
}

export const Unknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'Downloads', wallet: listed.bare } },
    ],
  },
  parameters: {
    state: { chart: 'downloads', path: 'unknown', rule: 'The directory does not know where to get the wallet.' },
  },
}

export const LongName: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'Downloads',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'The Wallet of the Society for the Very Long Names of Wallets',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.harbour',
            certified: true,
          },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'downloads',
      path: 'known.scanning.appStore',
      rule: 'One store at a time, as a code to scan with a phone, and links for this browser.',
      extra: true,
    },
  },
}

export const DownloadsPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'Downloads', wallet: listed.plain } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'downloads',
      path: 'known.scanning.appStore',
      rule: 'One store at a time, as a code to scan with a phone, and links for this browser.',
    },
    a11y: { test: 'off' },
  },
}

export const DownloadsRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'Downloads', wallet: listed.plain } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'downloads',
      path: 'known.scanning.appStore',
      rule: 'One store at a time, as a code to scan with a phone, and links for this browser.',
    },
    a11y: { test: 'off' },
  },
}

export const DownloadsDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'Downloads', wallet: listed.plain } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'downloads',
      path: 'known.scanning.appStore',
      rule: 'One store at a time, as a code to scan with a phone, and links for this browser.',
    },
  },
}

export const DownloadsPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'Downloads', wallet: listed.plain } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'downloads',
      path: 'known.scanning.appStore',
      rule: 'One store at a time, as a code to scan with a phone, and links for this browser.',
    },
    a11y: { test: 'off' },
  },
}
