// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { registerAccountNameMachine } from '../../machines/register-account-name/chart.ts'
import * as registerAccountNameStories from '../../views/register-account-name/register-account-name.stories.tsx'

export default { title: 'Register account name/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[registerAccountNameMachine]} stories={[registerAccountNameStories]} />,
}
