// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { switchNetworkMachine } from '../../machines/switch-network/chart.ts'
import * as networksStories from '../../views/networks/networks.stories.tsx'

export default { title: 'Networks/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[switchNetworkMachine]} stories={[networksStories]} />,
}
