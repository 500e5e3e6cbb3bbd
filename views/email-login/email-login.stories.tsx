// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/world.ts'

export default { title: 'Email login/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Typing: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
    ],
  },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.typing', rule: 'The email field, with any error below it.' },
  },
}

export const Sending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.sending',
      rule: 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    },
  },
}

export const DeviceWaiting: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'device', isMailed: true, wait: 1 } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.device.waiting',
      rule: 'The user has yet to open the link; the code follows in another mail.',
    },
  },
}

export const DeviceSending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'device', isMailed: true, wait: 1 } },
      { do: 'emit', at: 'route:2/watchWait', event: { type: 'wait.reread', seconds: 0 } },
      { do: 'send', at: 'route:2', event: { type: 'email.resend' } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.device.sending',
      rule: 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    },
  },
}

export const CodeTyping: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
    ],
  },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.code.typing', rule: 'Six digits; the last one submits them.' },
  },
}

export const CodeVerifying: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
      { do: 'send', at: 'route:2', event: { type: 'code.submit', code: '123456' } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.code.verifying',
      rule: 'The service verifies the code, for 120 s at most [embedded-patience].',
    },
  },
}

export const CodeSending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
      { do: 'emit', at: 'route:2/watchWait', event: { type: 'wait.reread', seconds: 0 } },
      { do: 'send', at: 'route:2', event: { type: 'email.resend' } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.code.sending',
      rule: 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    },
  },
}

export const CodeConnecting: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
      { do: 'send', at: 'route:2', event: { type: 'code.submit', code: '123456' } },
      { do: 'resolve', at: 'route:2/verifyCode' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.code.connecting',
      rule: 'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    },
  },
}

export const CodeSucceeded: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
      { do: 'send', at: 'route:2', event: { type: 'code.submit', code: '123456' } },
      { do: 'resolve', at: 'route:2/verifyCode' },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.code.succeeded',
      rule: 'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    },
  },
}

export const Connecting: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.connecting',
      rule: 'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
    },
  },
}

export const Succeeded: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.embedded } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.succeeded',
      rule: 'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    },
  },
}

export const EndingUnknown: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
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
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const EndingWalletRejected: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const EndingWalletPending: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.pending' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const EndingRequestTimeout: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'request.timeout' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const EndingWalletNotInstalled: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.notInstalled' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const EndingWalletLocked: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.locked' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const EndingWalletNoAccounts: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.noAccounts' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const EndingWalletBadAccount: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.badAccount' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const EndingNetworkOffline: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'connected', isMailed: false, wait: 0 } },
      { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'network.offline' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.ending',
      rule: 'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    },
  },
}

export const Invalid: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada' } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.typing',
      rule: 'The email field, with any error below it.',
      extra: true,
    },
  },
}

export const BackFromCode: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', wait: 30 } },
      { do: 'send', at: 'route:2', event: { type: 'nav.back' } },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.typing',
      rule: 'The email field, with any error below it.',
      extra: true,
    },
  },
}

export const WrongCode: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', wait: 30 } },
      { do: 'send', at: 'route:2', event: { type: 'code.submit', code: '123456' } },
      { do: 'reject', at: 'route:2/verifyCode', code: 'code.wrong' },
    ],
  },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.code.typing',
      rule: 'Six digits; the last one submits them.',
      extra: true,
    },
  },
}

export const EmailLoginPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.typing', rule: 'The email field, with any error below it.' },
    a11y: { test: 'off' },
  },
}

export const EmailLoginRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.typing', rule: 'The email field, with any error below it.' },
    a11y: { test: 'off' },
  },
}

export const EmailLoginDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.typing', rule: 'The email field, with any error below it.' },
  },
}

export const EmailLoginPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.typing', rule: 'The email field, with any error below it.' },
    a11y: { test: 'off' },
  },
}

export const EmailVerifyDevicePseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'device', isMailed: true, wait: 1 } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.device.waiting',
      rule: 'The user has yet to open the link; the code follows in another mail.',
    },
    a11y: { test: 'off' },
  },
}

export const EmailVerifyDeviceRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'device', isMailed: true, wait: 1 } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.device.waiting',
      rule: 'The user has yet to open the link; the code follows in another mail.',
    },
    a11y: { test: 'off' },
  },
}

export const EmailVerifyDeviceDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'device', isMailed: true, wait: 1 } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.device.waiting',
      rule: 'The user has yet to open the link; the code follows in another mail.',
    },
  },
}

export const EmailVerifyDevicePhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'device', isMailed: true, wait: 1 } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'emailLogin',
      path: 'login.step.device.waiting',
      rule: 'The user has yet to open the link; the code follows in another mail.',
    },
    a11y: { test: 'off' },
  },
}

export const EmailVerifyOtpPseudo: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.code.typing', rule: 'Six digits; the last one submits them.' },
    a11y: { test: 'off' },
  },
}

export const EmailVerifyOtpRightToLeft: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.code.typing', rule: 'Six digits; the last one submits them.' },
    a11y: { test: 'off' },
  },
}

export const EmailVerifyOtpDark: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.code.typing', rule: 'Six digits; the last one submits them.' },
  },
}

export const EmailVerifyOtpPhone: Story = {
  args: {
    path: [
      {
        do: 'emit',
        at: 'wallet:eip155/watchWallet',
        event: { type: 'wallet.reported', report: reports.offersEmbedded },
      },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'nav.push', route: 'EmailLogin' } },
      { do: 'send', at: 'route:2', event: { type: 'email.submit', email: 'ada@example.org' } },
      { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', isMailed: true, wait: 2 } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: { chart: 'emailLogin', path: 'login.step.code.typing', rule: 'Six digits; the last one submits them.' },
    a11y: { test: 'off' },
  },
}
