// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { buyMachine } from '../../machines/buy/chart.ts'
import * as buyStories from '../../views/buy/buy.stories.tsx'

export default { title: 'Buy/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[buyMachine]} stories={[buyStories]} />,
}
