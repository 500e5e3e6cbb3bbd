// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { activityMachine } from '../../machines/activity/chart.ts'
import * as transactionsStories from '../../views/activity/transactions.stories.tsx'

export default { title: 'Activity/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[activityMachine]} stories={[transactionsStories]} />,
}
