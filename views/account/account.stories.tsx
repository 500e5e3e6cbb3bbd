// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/payloads/world.ts'

export default { title: 'Account', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const BalanceLoading: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
}

export const CopyIdle: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
}

export const LeaveStaying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
}

export const CopyCopying: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: 'place:1', event: { type: 'address.copy' } },
    ],
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
}

export const BalanceFailedRestingRpcFailed: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'place:1/fetchBalance', code: 'rpc.failed' },
    ],
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
}

export const UnknownNetwork: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.unknownChain } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
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
}

export const AccountPseudo: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { locale: 'pseudo' },
}

export const AccountRightToLeft: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { direction: 'rtl' },
}

export const AccountDark: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { theme: 'dark' },
}

export const AccountPhone: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
