// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { downloadsMachine } from '../../machines/downloads/chart.ts'
import * as downloadsStories from '../../views/downloads/downloads.stories.tsx'

export default { title: 'Downloads/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[downloadsMachine]} stories={[downloadsStories]} />,
}
