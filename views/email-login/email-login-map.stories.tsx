// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { emailLoginMachine } from '../../machines/email-login/chart.ts'
import * as emailLoginStories from '../../views/email-login/email-login.stories.tsx'

export default { title: 'Email login/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[emailLoginMachine]} stories={[emailLoginStories]} />,
}
