// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { onPhone } from '../../machines/wallet-connect/payloads.ts'
import { listed, manualPairing, reports } from '../../tests/model/world.ts'

export default { title: 'WalletConnect/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const PlatformBrowserAsking: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Meadow',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.meadow',
            certified: true,
          },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.browser.asking',
      rule: 'The ring spins around the wallet’s icon [look-ring].',
    },
  },
}

export const PlatformBrowserSlow: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Meadow',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.meadow',
            certified: true,
          },
        },
      },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.hint.walletConnect.shown.platform.browser.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.browser.slow',
      rule: 'After 20 s, a hint says that the prompt may be hidden behind other windows [flow-prompt-hint].',
    },
  },
}

export const PlatformRemoteQrcodeWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.waiting',
      rule: 'The code is being created. Its space is reserved, so that nothing moves.',
    },
  },
}

export const PlatformRemoteQrcodeReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
    },
  },
}

export const PlatformRemoteMobileWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
    input: onPhone,
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.platform.remote.mobile.waiting', rule: 'The code is being created.' },
  },
}

export const PlatformRemoteMobileReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'resolve', at: 'route:2/openLink', output: false },
    ],
    input: onPhone,
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.platform.remote.mobile.ready', rule: 'A click opens the wallet.' },
  },
}

export const PlatformRemoteMobileRenewing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
      },
      { do: 'resolve', at: 'route:2/openLink', output: false },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.mobile.renewing',
      rule: 'The code expired before the wallet was opened. A new one is being created.',
    },
  },
}

export const PlatformRemoteMobileOpening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.mobile.opening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    },
  },
}

export const PlatformRemoteMobileOpened: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'resolve', at: 'route:2/openLink', output: true },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.mobile.opened',
      rule: 'The wallet has the code and asks its user. The link can be opened again, with the latest code.',
    },
  },
}

export const PlatformRemoteMobileExpired: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
      },
      { do: 'resolve', at: 'route:2/openLink', output: true },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.mobile.expired',
      rule: 'The wallet’s code has expired, but the wallet may still approve. A new one is being created.',
    },
  },
}

export const PlatformRemoteMobileReopening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'resolve', at: 'route:2/openLink', output: true },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.mobile.reopening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    },
  },
}

export const PlatformRemoteMobileLinkless: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'reject', at: 'route:2/openLink', code: 'link.failed' },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.mobile.linkless',
      rule: 'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
    },
  },
}

export const PlatformRemoteDesktopWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.desktop.waiting',
      rule: 'The code is being created.',
    },
  },
}

export const PlatformRemoteDesktopReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.platform.remote.desktop.ready', rule: 'A click opens the wallet.' },
  },
}

export const PlatformRemoteDesktopRenewing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.desktop.renewing',
      rule: 'The code expired before the wallet was opened. A new one is being created.',
    },
  },
}

export const PlatformRemoteDesktopOpening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.desktop.opening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    },
  },
}

export const PlatformRemoteDesktopOpened: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
      { do: 'resolve', at: 'route:2/openLink', output: true },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.desktop.opened',
      rule: 'The wallet has the code and asks its user. The link can be opened again, with the latest code.',
    },
  },
}

export const PlatformRemoteDesktopExpired: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
      },
      { do: 'resolve', at: 'route:2/openLink', output: true },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.desktop.expired',
      rule: 'The wallet’s code has expired, but the wallet may still approve. A new one is being created.',
    },
  },
}

export const PlatformRemoteDesktopReopening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
      { do: 'resolve', at: 'route:2/openLink', output: true },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.desktop.reopening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    },
  },
}

export const PlatformRemoteDesktopLinkless: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
      { do: 'reject', at: 'route:2/openLink', code: 'link.failed' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.desktop.linkless',
      rule: 'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
    },
  },
}

export const PlatformRemoteWebWaiting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
    ],
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.platform.remote.web.waiting', rule: 'The code is being created.' },
  },
}

export const PlatformRemoteWebReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.platform.remote.web.ready', rule: 'A click opens the wallet.' },
  },
}

export const PlatformRemoteWebRenewing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.web.renewing',
      rule: 'The code expired before the wallet was opened. A new one is being created.',
    },
  },
}

export const PlatformRemoteWebOpening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.web.opening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    },
  },
}

export const PlatformRemoteWebOpened: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
      { do: 'resolve', at: 'route:2/openLink', output: true },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.web.opened',
      rule: 'The wallet has the code and asks its user. The link can be opened again, with the latest code.',
    },
  },
}

export const PlatformRemoteWebExpired: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
      },
      { do: 'resolve', at: 'route:2/openLink', output: true },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.web.expired',
      rule: 'The wallet’s code has expired, but the wallet may still approve. A new one is being created.',
    },
  },
}

export const PlatformRemoteWebReopening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
      { do: 'resolve', at: 'route:2/openLink', output: true },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.web.reopening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    },
  },
}

export const PlatformRemoteWebLinkless: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
      { do: 'reject', at: 'route:2/openLink', code: 'link.failed' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.web.linkless',
      rule: 'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
    },
  },
}

export const PlatformPageReady: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
            name: 'Phantom',
            certified: true,
          },
        },
      },
      { do: 'resolve', at: 'route:2/openLink', output: false },
    ],
    input: onPhone,
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.platform.page.ready', rule: 'A click opens the wallet.' },
  },
}

export const PlatformPageOpening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
            name: 'Phantom',
            certified: true,
          },
        },
      },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.page.opening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    },
  },
}

export const PlatformPageOpened: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
            name: 'Phantom',
            certified: true,
          },
        },
      },
      { do: 'resolve', at: 'route:2/openLink', output: true },
    ],
    input: onPhone,
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.platform.page.opened', rule: 'The page continues in the wallet.' },
  },
}

export const PlatformPageReopening: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
            name: 'Phantom',
            certified: true,
          },
        },
      },
      { do: 'resolve', at: 'route:2/openLink', output: true },
      { do: 'send', at: 'route:2', event: { type: 'link.open' } },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.page.reopening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
    },
  },
}

export const PlatformPageLinkless: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
            name: 'Phantom',
            certified: true,
          },
        },
      },
      { do: 'reject', at: 'route:2/openLink', code: 'link.failed' },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.page.linkless',
      rule: 'The link could not be built. If there is a code, it can still be copied [flow-next-step].',
    },
  },
}

export const PlatformUnsupported: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'route:2', event: { type: 'platform.choose', platform: 'unsupported' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.unsupported',
      rule: 'The wallet is a browser extension that is not installed here. One click leads to getting it [connect-not-installed].',
    },
  },
}

export const PlatformFailedDeclined: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'wallet.rejected' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.declined',
      rule: 'The user rejected the request in the wallet (4001). They can ask it again, or another wallet [connect-declined].',
    },
  },
}

export const PlatformFailedPending: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.pending',
      rule: 'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    },
  },
}

export const PlatformFailedTimedOutPairingExpired: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.timedOut',
      rule: 'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const PlatformFailedTimedOutRelayClock: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'emit', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code: 'relay.clock' } } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.timedOut',
      rule: 'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const PlatformFailedTimedOutRequestTimeout: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.timedOut',
      rule: 'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const PlatformFailedBlockedWalletLocked: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.blocked',
      rule: 'The wallet or the browser blocks the request until the user allows it there [flow-next-step].',
    },
  },
}

export const PlatformFailedBlockedWalletNoAccounts: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.blocked',
      rule: 'The wallet or the browser blocks the request until the user allows it there [flow-next-step].',
    },
  },
}

export const PlatformFailedOfflineRelayUnreachable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'fire', at: 'pairing', timer: 'xstate.after.reach.pairing.code.offered.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.offline',
      rule: 'The internet or the relay can’t be reached. A retry may succeed [flow-next-step].',
    },
  },
}

export const PlatformFailedOfflineNetworkOffline: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.offline',
      rule: 'The internet or the relay can’t be reached. A retry may succeed [flow-next-step].',
    },
  },
}

export const PlatformFailedRetryableSignInvalid: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.refused',
          failure: { code: 'sign.invalid' },
          signIn: { network: 'eip155:1', isSmartAccount: false },
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.retryable',
      rule: 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const PlatformFailedRetryableUnknown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'reject', at: 'pairing/offerPairing', code: 'unheard-of' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.retryable',
      rule: 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const PlatformFailedRetryableWalletNotInstalled: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.retryable',
      rule: 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const PlatformFailedRetryablePairingFailed: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.request.walletConnect.shown.platform.adopting' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.retryable',
      rule: 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const PlatformFailedRetryableSignServer: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.authenticating', signIn: { network: 'eip155:1', isSmartAccount: false } },
      },
      { do: 'fire', at: 'pairing', timer: 'xstate.after.request.pairing.code.offered.authenticating' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.retryable',
      rule: 'A retry may succeed. A late approval is still honoured [flow-late-answer].',
    },
  },
}

export const PlatformFailedKnown: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Meadow',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.meadow',
            certified: true,
          },
        },
      },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.adrift } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.known',
      rule: 'The wallet is already connected; another wallet is the next step [flow-next-step].',
    },
  },
}

export const PlatformFailedFinalRelayOrigin: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'emit', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code: 'relay.origin' } } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.final',
      rule: 'A retry would fail again; another wallet is the next step [flow-next-step].',
    },
  },
}

export const PlatformFailedFinalRelayKey: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'emit', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code: 'relay.key' } } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.final',
      rule: 'A retry would fail again; another wallet is the next step [flow-next-step].',
    },
  },
}

export const PlatformFailedFinalWalletBadAccount: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.failed.final',
      rule: 'A retry would fail again; another wallet is the next step [flow-next-step].',
    },
  },
}

export const PlatformAdopting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.adopting',
      rule: 'The wallet has approved. The wallet charts take their parts of the session, within 30 s [pairing-session].',
    },
  },
}

export const PlatformSucceeded: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
          wallet: {
            id: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
            name: 'Meadow',
            homepage: 'https://harbour.example',
            mobileLink: 'harbour://',
            desktopLink: 'harbour://',
            webappLink: 'https://app.harbour.example',
            appStore: 'https://apps.apple.com/app/id1',
            playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
            chromeStore: 'https://chromewebstore.google.com/detail/harbour',
            rdns: 'example.meadow',
            certified: true,
          },
        },
      },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.succeeded',
      rule: 'The ring closes to show success; 0.9 s later the modal closes [connect-success]. The link is stored, so that later requests open the wallet [link-remembered].',
    },
  },
}

export const CopyIdle: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  parameters: { state: { chart: 'walletConnect', path: 'shown.copy.idle', rule: 'Copies a text to the clipboard.' } },
}

export const CopyCopying: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.copy' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.copy.copying',
      rule: 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    },
  },
}

export const CopyCopied: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'route:2', event: { type: 'link.copy' } },
      { do: 'resolve', at: 'route:2/copyText' },
    ],
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.copy.copied', rule: 'The button confirms it for 2 s [flow-copy].' },
  },
}

export const AnyWallet: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ConnectingWalletConnect' } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
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
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
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
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
      extra: true,
    },
  },
}

export const LongNameOnAPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          route: 'ConnectingWalletConnect',
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
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.mobile.opening',
      rule: 'The wallet’s link is opened; some browsers allow that only during a user gesture [link-open].',
      extra: true,
    },
  },
}

export const CodeOfTheDappLoading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ConnectingWalletConnect' } },
    ],
    input: manualPairing,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.waiting',
      rule: 'The code is being created. Its space is reserved, so that nothing moves.',
      extra: true,
    },
  },
}

export const OfTheDapp: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'modal.open',
          view: 'ConnectingWalletConnect',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
        },
      },
    ],
    input: manualPairing,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
      extra: true,
    },
  },
}

export const ConnectingWalletConnectPseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.waiting',
      rule: 'The code is being created. Its space is reserved, so that nothing moves.',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingWalletConnectRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.waiting',
      rule: 'The code is being created. Its space is reserved, so that nothing moves.',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingWalletConnectDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.waiting',
      rule: 'The code is being created. Its space is reserved, so that nothing moves.',
    },
  },
}

export const ConnectingWalletConnectPhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.waiting',
      rule: 'The code is being created. Its space is reserved, so that nothing moves.',
    },
    a11y: { test: 'off' },
  },
}

export const Code: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
      extra: true,
    },
  },
}

export const CodePseudo: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const CodeRightToLeft: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}

export const CodeDark: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
      extra: true,
    },
  },
}

export const CodePhone: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'emit',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.platform.remote.qrcode.ready',
      rule: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
      extra: true,
    },
    a11y: { test: 'off' },
  },
}
