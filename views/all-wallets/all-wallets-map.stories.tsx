// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { directoryMachine } from '../../machines/directory/chart.ts'
import { walletListMachine } from '../../machines/wallet-list/chart.ts'
import * as allWalletsStories from '../../views/all-wallets/all-wallets.stories.tsx'

export default { title: 'All wallets/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[walletListMachine, directoryMachine]} stories={[allWalletsStories]} />,
}
