// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { onPhone } from '../../tests/model/payloads/wallet-connect.ts'
import { listed, manualPairing, reports } from '../../tests/model/payloads/world.ts'

export default { title: 'WalletConnect/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const WayBrowserAsking: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
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
      path: 'shown.way.browser.asking',
      rule: 'The ring spins around the wallet’s icon (DESIGN 9).',
    },
  },
}

export const WayBrowserWaiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
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
      { do: 'fire', at: 'place:2', timer: 'xstate.after.hint.walletConnect.shown.way.browser.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.browser.waiting',
      rule: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
    },
  },
}

export const WayRemoteQrcodeWaiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.qrcode.waiting',
      rule: 'The code is on its way; its place is kept, so that nothing jumps.',
    },
  },
}

export const WayRemoteQrcodeReady: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
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
      path: 'shown.way.remote.qrcode.ready',
      rule: 'SPEC 9: it is shown until it expires, and then a new one comes by itself.',
    },
  },
}

export const WayRemoteMobileWaiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
    input: onPhone,
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.way.remote.mobile.waiting', rule: 'The code is on its way.' },
  },
}

export const WayRemoteMobileReady: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'resolve', at: 'place:2/openLink', output: false },
    ],
    input: onPhone,
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.way.remote.mobile.ready', rule: 'A press opens the wallet.' },
  },
}

export const WayRemoteMobileOpening: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
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
      path: 'shown.way.remote.mobile.opening',
      rule: 'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
    },
  },
}

export const WayRemoteMobileOpened: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'resolve', at: 'place:2/openLink', output: true },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.mobile.opened',
      rule: 'The wallet has the code, and asks there. The link can be opened again, with the code of the moment.',
    },
  },
}

export const WayRemoteMobileLinkless: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'reject', at: 'place:2/openLink', code: 'link.failed' },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.mobile.linkless',
      rule: 'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
    },
  },
}

export const WayRemoteDesktopWaiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'desktop' } },
    ],
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.way.remote.desktop.waiting', rule: 'The code is on its way.' },
  },
}

export const WayRemoteDesktopReady: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'tell',
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
    state: { chart: 'walletConnect', path: 'shown.way.remote.desktop.ready', rule: 'A press opens the wallet.' },
  },
}

export const WayRemoteDesktopOpening: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'place:2', event: { type: 'link.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.desktop.opening',
      rule: 'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
    },
  },
}

export const WayRemoteDesktopOpened: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'place:2', event: { type: 'link.open' } },
      { do: 'resolve', at: 'place:2/openLink', output: true },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.desktop.opened',
      rule: 'The wallet has the code, and asks there. The link can be opened again, with the code of the moment.',
    },
  },
}

export const WayRemoteDesktopLinkless: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'desktop' } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'place:2', event: { type: 'link.open' } },
      { do: 'reject', at: 'place:2/openLink', code: 'link.failed' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.desktop.linkless',
      rule: 'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
    },
  },
}

export const WayRemoteWebWaiting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'web' } },
    ],
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.way.remote.web.waiting', rule: 'The code is on its way.' },
  },
}

export const WayRemoteWebReady: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'tell',
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
    state: { chart: 'walletConnect', path: 'shown.way.remote.web.ready', rule: 'A press opens the wallet.' },
  },
}

export const WayRemoteWebOpening: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'place:2', event: { type: 'link.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.web.opening',
      rule: 'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
    },
  },
}

export const WayRemoteWebOpened: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'place:2', event: { type: 'link.open' } },
      { do: 'resolve', at: 'place:2/openLink', output: true },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.web.opened',
      rule: 'The wallet has the code, and asks there. The link can be opened again, with the code of the moment.',
    },
  },
}

export const WayRemoteWebLinkless: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'web' } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'place:2', event: { type: 'link.open' } },
      { do: 'reject', at: 'place:2/openLink', code: 'link.failed' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.web.linkless',
      rule: 'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
    },
  },
}

export const WayVisitingReady: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
          wallet: {
            id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
            name: 'Phantom',
            certified: true,
          },
        },
      },
      { do: 'resolve', at: 'place:2/openLink', output: false },
    ],
    input: onPhone,
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.way.visiting.ready', rule: 'A press opens the wallet.' },
  },
}

export const WayVisitingOpening: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
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
      path: 'shown.way.visiting.opening',
      rule: 'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
    },
  },
}

export const WayVisitingOpened: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
          wallet: {
            id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
            name: 'Phantom',
            certified: true,
          },
        },
      },
      { do: 'resolve', at: 'place:2/openLink', output: true },
    ],
    input: onPhone,
  },
  parameters: {
    state: { chart: 'walletConnect', path: 'shown.way.visiting.opened', rule: 'The page goes on in the wallet.' },
  },
}

export const WayVisitingLinkless: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
          wallet: {
            id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
            name: 'Phantom',
            certified: true,
          },
        },
      },
      { do: 'reject', at: 'place:2/openLink', code: 'link.failed' },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.visiting.linkless',
      rule: 'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
    },
  },
}

export const WayUnsupported: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'send', at: 'place:2', event: { type: 'platform.choose', platform: 'unsupported' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.unsupported',
      rule: 'FACTS 8.4: the wallet is one for browsers, and not in this one. How to get it is a press away.',
    },
  },
}

export const WayDeclined: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'wallet.rejected' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.declined',
      rule: 'SPEC 8, 4001: the visitor said no in the wallet. It can be asked again.',
    },
  },
}

export const WayFailedPairingExpired: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.refused', failure: { code: 'pairing.expired' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedRelayClock: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'tell', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code: 'relay.clock' } } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedSignInvalid: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
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
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedUnknown: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'reject', at: 'pairing/offerPairing', code: 'unheard-of' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedRelayUnreachable: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'fire', at: 'pairing', timer: 'xstate.after.reach.pairing.offered.asking' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedWalletPending: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedRequestTimeout: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedWalletNotInstalled: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedWalletLocked: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedWalletNoAccounts: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedNetworkOffline: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedPairingFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'fire', at: 'place:2', timer: 'xstate.after.request.walletConnect.shown.way.adopting' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayFailedSignServer: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.authenticating', signIn: { network: 'eip155:1', isSmartAccount: false } },
      },
      { do: 'fire', at: 'pairing', timer: 'xstate.after.request.pairing.offered.authenticating' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.failed',
      rule: 'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    },
  },
}

export const WayUnusableRelayOrigin: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'tell', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code: 'relay.origin' } } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.unusable',
      rule: 'Trying again would give the same answer; another wallet is the way on (DESIGN 9).',
    },
  },
}

export const WayUnusableRelayKey: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      { do: 'tell', at: 'pairing/offerPairing', event: { type: 'pairing.refused', failure: { code: 'relay.key' } } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.unusable',
      rule: 'Trying again would give the same answer; another wallet is the way on (DESIGN 9).',
    },
  },
}

export const WayUnusableWalletBadAccount: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.unusable',
      rule: 'Trying again would give the same answer; another wallet is the way on (DESIGN 9).',
    },
  },
}

export const WayAdopting: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Harbour' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.adopting',
      rule: 'FACTS 10.3: the wallet has approved. The wallet charts take their part of the session, 30 s at most (DESIGN 3).',
    },
  },
}

export const WayCelebrating: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
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
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.celebrating',
      rule: 'DESIGN 9: the ring closes on success, and the modal 0.9 s later. The link that was opened is remembered, so that the wallet is opened for each request (FACTS 10.2).',
    },
  },
}

export const CopyIdle: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.copy.idle',
      rule: 'The code goes to the clipboard, for a wallet that takes it from there.',
    },
  },
}

export const CopyCopying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'place:2', event: { type: 'link.copy' } },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.copy.copying',
      rule: 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
    },
  },
}

export const CopyCopied: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
        at: 'pairing/offerPairing',
        event: {
          type: 'pairing.offered',
          uri: 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
          expiresAt: 4922899440000,
        },
      },
      { do: 'send', at: 'place:2', event: { type: 'link.copy' } },
      { do: 'resolve', at: 'place:2/copyText' },
    ],
  },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.copy.copied',
      rule: 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
    },
  },
}

export const AnyWallet: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open', view: 'ConnectingWalletConnect' } },
      {
        do: 'tell',
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
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
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
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
        do: 'tell',
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      extra: true,
    },
  },
}

export const LongNameOnAPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: '',
        event: {
          type: 'nav.push',
          place: 'ConnectingWalletConnect',
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
        do: 'tell',
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      extra: true,
    },
  },
}

export const OfTheDapp: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      extra: true,
    },
  },
}

export const ConnectingWalletConnectPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.qrcode.waiting',
      rule: 'The code is on its way; its place is kept, so that nothing jumps.',
    },
  },
}

export const ConnectingWalletConnectRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.qrcode.waiting',
      rule: 'The code is on its way; its place is kept, so that nothing jumps.',
    },
  },
}

export const ConnectingWalletConnectDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.qrcode.waiting',
      rule: 'The code is on its way; its place is kept, so that nothing jumps.',
    },
  },
}

export const ConnectingWalletConnectPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'walletConnect',
      path: 'shown.way.remote.qrcode.waiting',
      rule: 'The code is on its way; its place is kept, so that nothing jumps.',
    },
  },
}

export const Code: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      extra: true,
    },
  },
}

export const CodePseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      extra: true,
    },
  },
}

export const CodeRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      extra: true,
    },
  },
}

export const CodeDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      extra: true,
    },
  },
}

export const CodePhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain } },
      {
        do: 'tell',
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
      path: 'shown',
      rule: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      extra: true,
    },
  },
}
