// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { approveTransactionMachine } from '../../machines/approve-transaction/chart.ts'
import * as approveTransactionStories from '../../views/approve-transaction/approve-transaction.stories.tsx'

export default { title: 'Approve transaction/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[approveTransactionMachine]} stories={[approveTransactionStories]} />,
}
