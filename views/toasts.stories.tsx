// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../.storybook/scene.tsx'
import { reports } from '../tests/model/payloads/world.ts'

export default { title: 'Toasts', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Passing: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'toasts',
        event: { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
      },
    ],
  },
}

export const Held: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      {
        do: 'send',
        at: 'toasts',
        event: { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
      },
      { do: 'send', at: 'toasts', event: { type: 'toasts.hold' } },
    ],
  },
}
