// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { sendMachine } from '../../machines/send/chart.ts'
import * as sendStories from '../../views/send/send.stories.tsx'

export default { title: 'Send/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[sendMachine]} stories={[sendStories]} />,
}
