// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { smartSessionsMachine } from '../../machines/smart-sessions/chart.ts'
import * as smartSessionsStories from '../../views/smart-sessions/smart-sessions.stories.tsx'

export default { title: 'Smart sessions/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[smartSessionsMachine]} stories={[smartSessionsStories]} />,
}
