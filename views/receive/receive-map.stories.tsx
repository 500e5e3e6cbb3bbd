// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { receiveMachine } from '../../machines/receive/chart.ts'
import * as receiveStories from '../../views/receive/receive.stories.tsx'

export default { title: 'Receive/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[receiveMachine]} stories={[receiveStories]} />,
}
