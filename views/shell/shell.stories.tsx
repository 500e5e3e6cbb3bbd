// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/world.ts'

export default { title: 'Modal/Lazy parts', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Loading: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    lazy: true,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.loading',
      rule: 'The chart of the route’s flow is loading, for 30 s at most [lazy-flow]. The header is already there, so the user can leave.',
      extra: true,
    },
  },
}

export const Unavailable: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'loadFlow', code: 'engine.failed' },
    ],
    lazy: true,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.failed',
      rule: 'The chart did not load. The user can retry, go back or close [flow-way-out].',
      extra: true,
    },
  },
}
