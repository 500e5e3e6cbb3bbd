// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { sessionMachine } from '../../machines/session/chart.ts'
import { signInMachine } from '../../machines/sign-in/chart.ts'
import * as signInStories from '../../views/sign-in/sign-in.stories.tsx'

export default { title: 'Sign in/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[signInMachine, sessionMachine]} stories={[signInStories]} />,
}
