// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { connectMachine } from '../../machines/connect/chart.ts'
import * as connectStories from '../../views/connect/connect.stories.tsx'

export default { title: 'Connect/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[connectMachine]} stories={[connectStories]} />,
}
