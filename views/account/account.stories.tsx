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
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
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
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
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
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.failed.resting',
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
    },
  },
}

export const BalanceFailedRestingRequestTimeout: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'fire', at: 'place:1', timer: 'xstate.after.request.account.shown.balance.loading' },
    ],
  },
  parameters: {
    state: {
      chart: 'account',
      path: 'shown.balance.failed.resting',
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
    },
  },
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
    state: {
      chart: 'account',
      path: 'shown.balance.failed.retryable',
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
    },
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
    state: {
      chart: 'account',
      path: 'shown.balance.failed.retryable',
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
    },
  },
}

export const CopyIdle: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: { state: { chart: 'account', path: 'shown.copy.idle' } },
}

export const CopyCopying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'place:1', event: { type: 'address.copy' } },
    ],
  },
  parameters: { state: { chart: 'account', path: 'shown.copy.copying' } },
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
  parameters: { state: { chart: 'account', path: 'shown.copy.copied' } },
}

export const LeaveStaying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  parameters: { state: { chart: 'account', path: 'shown.leave.staying' } },
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
    state: { chart: 'account', path: 'shown.leave.leaving', rule: 'The wallet chart caps this at 3 s (SPEC 9).' },
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
  parameters: { state: { chart: 'account', path: 'shown', extra: true } },
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
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
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
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
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
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
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
      rule: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
    },
  },
}
