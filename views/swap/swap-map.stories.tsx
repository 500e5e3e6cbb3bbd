// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { swapMachine } from '../../machines/swap/chart.ts'
import * as swapStories from '../../views/swap/swap.stories.tsx'

export default { title: 'Swap/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[swapMachine]} stories={[swapStories]} />,
}
