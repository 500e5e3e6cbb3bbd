// Written by `npm run stories`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '../../.storybook/scene.tsx'
import { reports } from '../../tests/model/payloads/world.ts'

export default { title: 'Modal/Late parts', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Arriving: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
    ],
    late: true,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Account.arriving',
      rule: 'The chart of the flow is on its way, for 30 s at most (DESIGN 3). The header is there meanwhile, so that nobody has to wait for it.',
      extra: true,
    },
  },
}

export const Unavailable: Story = {
  args: {
    way: [
      { do: 'tell', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report: reports.connected } },
      { do: 'send', at: '', event: { type: 'modal.open' } },
      { do: 'reject', at: 'loadFlow', code: 'engine.failed' },
    ],
    late: true,
  },
  parameters: {
    state: {
      chart: 'kit',
      path: 'modal.open.Account.absent',
      rule: 'The chart did not come. It can be asked for again; back and close lead out of here (DESIGN 3).',
      extra: true,
    },
  },
}
