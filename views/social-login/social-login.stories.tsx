// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { onPhone } from '../../machines/wallet-connect/payloads.ts'
import { reports } from '../../tests/model/world.ts'

export default { title: 'Social login/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Listing: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials' } },
    ],
  },
  parameters: {
    state: { chart: 'socialLogin', path: 'login.listing', rule: 'All providers, with their names [social-order].' },
  },
}

export const ProviderAskingOpening: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.asking.opening',
      rule: 'The service is asked for the window’s address, for 120 s at most [embedded-patience].',
    },
  },
}

export const ProviderAskingAwaiting: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      { do: 'resolve', at: 'route:2/socialUri', output: 'https://provider.example/login' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.asking.awaiting',
      rule: 'The window shows the provider, where the user logs in.',
    },
  },
}

export const ProviderAskingTimedOut: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      { do: 'resolve', at: 'route:2/socialUri', output: 'https://provider.example/login' },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.social.socialLogin.login.provider.asking.awaiting' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.asking.timedOut',
      rule: 'The user has not logged in within 45 s. They can start again; a late answer still counts [social-patience].',
    },
  },
}

export const ProviderRetrieving: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.retrieving',
      rule: 'The provider has answered: the service identifies the user, within 120 s [embedded-patience].',
    },
  },
}

export const ProviderConnecting: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.connecting',
      rule: 'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    },
  },
}

export const ProviderSucceeded: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.succeeded',
      rule: 'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    },
  },
}

export const ProviderEndingUnknown: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
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
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderEndingWalletRejected: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderEndingWalletPending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderEndingRequestTimeout: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderEndingWalletNotInstalled: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderEndingWalletLocked: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderEndingWalletNoAccounts: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderEndingWalletBadAccount: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderEndingNetworkOffline: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const ProviderBlocked: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      { do: 'emit', at: 'route:2/watchWindow', event: { type: 'window.blocked' } },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.blocked',
      rule: 'The browser blocks the window until the user allows it [flow-next-step].',
    },
  },
}

export const ProviderFailedSocialRefused: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&error=access_denied' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedSocialOrigin: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      { do: 'emit', at: 'route:2/watchWindow', event: { type: 'window.strange' } },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedUnknown: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      { do: 'reject', at: 'route:2/watchWindow', code: 'unheard-of' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedSocialUri: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      { do: 'reject', at: 'route:2/socialUri', code: 'social.uri' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedFrameUnreachable: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      { do: 'reject', at: 'route:2/socialUri', code: 'frame.unreachable' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedFrameTimeout: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.patience.socialLogin.login.provider.asking.opening' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedWalletRejected: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedWalletPending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedRequestTimeout: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedWalletNotInstalled: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedWalletLocked: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedWalletNoAccounts: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedWalletBadAccount: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const ProviderFailedNetworkOffline: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
      {
        do: 'emit',
        at: 'route:2/watchWindow',
        event: { type: 'window.answered', uri: 'https://wallet.example/social/callback?state=1&code=1' },
      },
      { do: 'resolve', at: 'route:2/connectSocial' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.failed',
      rule: 'The view shows the error; the login can start again in a new window [flow-next-step].',
    },
  },
}

export const FarcasterLoading: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.loading',
      rule: 'The code is requested from the service, for 120 s at most [embedded-patience].',
    },
  },
}

export const FarcasterWaiting: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.waiting',
      rule: 'The user scans the code or opens it on a phone, and approves there, within 5 min [flow-prompt-timeout].',
    },
  },
}

export const FarcasterConnecting: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.connecting',
      rule: 'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    },
  },
}

export const FarcasterTimedOut: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.prompt.socialLogin.login.farcaster.waiting' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.timedOut',
      rule: 'The user did not approve within 5 min: nothing is wrong, and the login can start again with a new code.',
    },
  },
}

export const FarcasterSucceeded: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.succeeded',
      rule: 'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    },
  },
}

export const FarcasterEndingUnknown: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
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
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterEndingWalletRejected: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterEndingWalletPending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterEndingRequestTimeout: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterEndingWalletNotInstalled: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterEndingWalletLocked: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterEndingWalletNoAccounts: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterEndingWalletBadAccount: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterEndingNetworkOffline: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const FarcasterFailedSocialUri: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'reject', at: 'route:2/farcasterUri', code: 'social.uri' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedFrameTimeout: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'fire', at: 'route:2', timer: 'xstate.after.patience.socialLogin.login.farcaster.loading' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedSocialRefused: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'reject', at: 'route:2/connectFarcaster', code: 'social.refused' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedUnknown: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
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
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedWalletRejected: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedWalletPending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedRequestTimeout: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedWalletNotInstalled: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedWalletLocked: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedWalletNoAccounts: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedWalletBadAccount: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterFailedNetworkOffline: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      { do: 'resolve', at: 'route:2/connectFarcaster' },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
      { do: 'resolve', at: 'route:2/endLogin' },
    ],
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.failed',
      rule: 'The view shows the error; the login can start again with a new code [flow-next-step].',
    },
  },
}

export const FarcasterOnPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
      { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.waiting',
      rule: 'The user scans the code or opens it on a phone, and approves there, within 5 min [flow-prompt-timeout].',
      extra: true,
    },
  },
}

export const FarcasterLoadsOnPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
    ],
    input: onPhone,
  },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.loading',
      rule: 'The code is requested from the service, for 120 s at most [embedded-patience].',
      extra: true,
    },
  },
}

export const ConnectingSocialPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.asking.opening',
      rule: 'The service is asked for the window’s address, for 120 s at most [embedded-patience].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingSocialRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.asking.opening',
      rule: 'The service is asked for the window’s address, for 120 s at most [embedded-patience].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingSocialDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.asking.opening',
      rule: 'The service is asked for the window’s address, for 120 s at most [embedded-patience].',
    },
  },
}

export const ConnectingSocialPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'google' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.provider.asking.opening',
      rule: 'The service is asked for the window’s address, for 120 s at most [embedded-patience].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingFarcasterPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.loading',
      rule: 'The code is requested from the service, for 120 s at most [embedded-patience].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingFarcasterRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.loading',
      rule: 'The code is requested from the service, for 120 s at most [embedded-patience].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectingFarcasterDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.loading',
      rule: 'The code is requested from the service, for 120 s at most [embedded-patience].',
    },
  },
}

export const ConnectingFarcasterPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials', social: 'farcaster' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'socialLogin',
      path: 'login.farcaster.loading',
      rule: 'The code is requested from the service, for 120 s at most [embedded-patience].',
    },
    a11y: { test: 'off' },
  },
}

export const ConnectSocialsPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'socialLogin', path: 'login.listing', rule: 'All providers, with their names [social-order].' },
    a11y: { test: 'off' },
  },
}

export const ConnectSocialsRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'socialLogin', path: 'login.listing', rule: 'All providers, with their names [social-order].' },
    a11y: { test: 'off' },
  },
}

export const ConnectSocialsDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'socialLogin', path: 'login.listing', rule: 'All providers, with their names [social-order].' },
  },
}

export const ConnectSocialsPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectSocials' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'socialLogin', path: 'login.listing', rule: 'All providers, with their names [social-order].' },
    a11y: { test: 'off' },
  },
}
