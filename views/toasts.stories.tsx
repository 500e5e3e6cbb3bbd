// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../.storybook/scene.tsx'
import { reports } from '../tests/model/world.ts'

export default { title: 'Notices/Toasts', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Passing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'toast.add', id: 'before', variant: 'loading' } },
      { do: 'send', at: '', event: { type: 'toast.dismiss', id: 'before' } },
      {
        do: 'send',
        at: 'notices/toasts',
        event: { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'toasts',
      path: 'some.passing',
      rule: 'Error and plain toasts disappear after 4 s, success toasts after 2 s, loading toasts when dismissed or replaced [notice-toast-times].',
    },
  },
}

export const Held: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'toast.add', id: 'before', variant: 'loading' } },
      { do: 'send', at: '', event: { type: 'toast.dismiss', id: 'before' } },
      {
        do: 'send',
        at: 'notices/toasts',
        event: { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
      },
      { do: 'send', at: 'notices/toasts', event: { type: 'toasts.hold' } },
    ],
  },
  parameters: {
    state: {
      chart: 'toasts',
      path: 'some.held',
      rule: 'While the pointer or the focus is on the toasts, none disappears.',
    },
  },
}
