// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { switchActiveChainMachine } from '../../machines/switch-active-chain/chart.ts'
import * as switchActiveChainStories from '../../views/switch-active-chain/switch-active-chain.stories.tsx'

export default { title: 'Another kind of wallet/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[switchActiveChainMachine]} stories={[switchActiveChainStories]} />,
}
