// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { accountMachine } from '../../machines/account/chart.ts'
import { balanceMachine } from '../../machines/balance/chart.ts'
import * as accountStories from '../../views/account/account.stories.tsx'

export default { title: 'Account/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[accountMachine, balanceMachine]} stories={[accountStories]} />,
}
