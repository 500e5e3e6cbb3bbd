// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { pairingMachine } from '../../machines/pairing/chart.ts'
import { walletConnectMachine } from '../../machines/wallet-connect/chart.ts'
import * as walletConnectStories from '../../views/wallet-connect/wallet-connect.stories.tsx'

export default { title: 'WalletConnect/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[walletConnectMachine, pairingMachine]} stories={[walletConnectStories]} />,
}
