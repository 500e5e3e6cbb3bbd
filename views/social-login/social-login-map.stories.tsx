// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { socialLoginMachine } from '../../machines/social-login/chart.ts'
import * as socialLoginStories from '../../views/social-login/social-login.stories.tsx'

export default { title: 'Social login/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[socialLoginMachine]} stories={[socialLoginStories]} />,
}
