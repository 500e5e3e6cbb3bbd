// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { activityMachine } from '../../machines/activity/chart.ts'
import { portfolioMachine } from '../../machines/portfolio/chart.ts'
import * as portfolioStories from '../../views/portfolio/portfolio.stories.tsx'

export default { title: 'Portfolio/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[portfolioMachine, activityMachine]} stories={[portfolioStories]} />,
}
