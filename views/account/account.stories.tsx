// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/payloads/world.ts'

export default { title: 'Account/States', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const BalanceLoading: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.loading',
      rule: 'The adapter is asked; no answer in 30 s counts as a failure (DESIGN 3).',
    },
  },
}

export const BalanceReady: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'place:1/fetchBalance',
        output: { value: '1234500000000000000', decimals: 18, symbol: 'ETH' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.ready',
      rule: 'It is shown until the account or its network changes.',
    },
  },
}

export const BalanceFailedRestingRpcFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'place:1/fetchBalance', code: 'rpc.failed' },
    ],
  },
  parameters: { state: { chart: 'account', path: 'shown.balance.failed.resting', rule: 'SPEC 9: no retry for 30 s.' } },
}

export const BalanceFailedRestingRequestTimeout: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'fire', at: 'place:1', timer: 'xstate.after.request.account.shown.balance.loading' },
    ],
  },
  parameters: { state: { chart: 'account', path: 'shown.balance.failed.resting', rule: 'SPEC 9: no retry for 30 s.' } },
}

export const BalanceFailedRetryableRpcFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'place:1/fetchBalance', code: 'rpc.failed' },
      { do: 'fire', at: 'place:1', timer: 'xstate.after.retryGap.account.shown.balance.failed.resting' },
    ],
  },
  parameters: {
    state: { chart: 'account', path: 'shown.balance.failed.retryable', rule: 'The visitor may ask again.' },
  },
}

export const BalanceFailedRetryableRequestTimeout: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'fire', at: 'place:1', timer: 'xstate.after.request.account.shown.balance.loading' },
      { do: 'fire', at: 'place:1', timer: 'xstate.after.retryGap.account.shown.balance.failed.resting' },
    ],
  },
  parameters: {
    state: { chart: 'account', path: 'shown.balance.failed.retryable', rule: 'The visitor may ask again.' },
  },
}

export const CopyIdle: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: { state: { chart: 'account', path: 'shown.copy.idle', rule: 'The address goes to the clipboard.' } },
}

export const CopyCopying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'place:1', event: { type: 'address.copy' } },
    ],
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.copy.copying',
      rule: 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
    },
  },
}

export const CopyCopied: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'place:1', event: { type: 'address.copy' } },
      { do: 'resolve', at: 'place:1/copyText' },
    ],
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.copy.copied',
      rule: 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
    },
  },
}

export const LeaveStaying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.leave.staying',
      rule: 'SPEC 4, disconnect: the way out of the connection.',
    },
  },
}

export const LeaveLeaving: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'place:1', event: { type: 'account.disconnect' } },
    ],
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.leave.leaving',
      rule: 'The wallet is being let go of. The wallet chart caps this at 3 s (SPEC 9).',
    },
  },
}

export const UnknownNetwork: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.UnsupportedChain',
      rule: 'SPEC 4: the active network is none of the app’s. One that is, or the end of the connection, is the way on; whoever closes it is led here again by the next change.',
      extra: true,
    },
  },
}

export const LongBalance: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'resolve',
        at: 'place:1/fetchBalance',
        output: { value: '115792089237316195423570985008687907853269984665640564039457', decimals: 18, symbol: 'ETH' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown',
      rule: 'SPEC 2, Account. The balance, copying and leaving go on side by side.',
      extra: true,
    },
  },
}

export const AccountPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { locale: 'pseudo' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.loading',
      rule: 'The adapter is asked; no answer in 30 s counts as a failure (DESIGN 3).',
    },
  },
}

export const AccountRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { direction: 'rtl' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.loading',
      rule: 'The adapter is asked; no answer in 30 s counts as a failure (DESIGN 3).',
    },
  },
}

export const AccountDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { theme: 'dark' },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.loading',
      rule: 'The adapter is asked; no answer in 30 s counts as a failure (DESIGN 3).',
    },
  },
}

export const AccountPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.loading',
      rule: 'The adapter is asked; no answer in 30 s counts as a failure (DESIGN 3).',
    },
  },
}
