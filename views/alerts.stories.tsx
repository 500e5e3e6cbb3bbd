// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../.storybook/scene.tsx'
import { reports } from '../tests/model/world.ts'

export default { title: 'Notices/Alerts', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Showing: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'toast.add', id: 'before', variant: 'loading' } },
      { do: 'send', at: '', event: { type: 'toast.dismiss', id: 'before' } },
      {
        do: 'send',
        at: 'notices/alerts',
        event: { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'alerts',
      path: 'showing',
      rule: 'The oldest alert is shown until it is dismissed, and only while `debug` is on [notice-alerts].',
    },
  },
}
