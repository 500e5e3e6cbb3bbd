// Written by `npm run stories`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../.storybook/scene.tsx'
import { reports } from '../tests/model/world.ts'

export default { title: 'Notices/Snackbar', component: Scene, play: arrived } satisfies Meta<typeof Scene>

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
        at: 'notices/snackbar',
        event: { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'snackbar',
      path: 'shown.passing',
      rule: 'The message disappears after 2.5 s, or with the view that it is about [notice-snackbar-time].',
    },
  },
}

export const Lasting: Story = {
  args: {
    path: [
      { do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.disconnected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'send', at: '', event: { type: 'toast.add', id: 'before', variant: 'loading' } },
      { do: 'send', at: '', event: { type: 'toast.dismiss', id: 'before' } },
      {
        do: 'send',
        at: 'notices/snackbar',
        event: { type: 'snackbar.show', variant: 'loading', code: 'address.copied' },
      },
    ],
  },
  parameters: {
    state: {
      chart: 'snackbar',
      path: 'shown.lasting',
      rule: 'A loading message stays until it is replaced or dismissed.',
    },
  },
}
