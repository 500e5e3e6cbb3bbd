// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'
import * as profileWalletsStories from '../../views/wallets/profile-wallets.stories.tsx'

export default { title: 'Wallets/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[profileWalletsMachine]} stories={[profileWalletsStories]} />,
}
