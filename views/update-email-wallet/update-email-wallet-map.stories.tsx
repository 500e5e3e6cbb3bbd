// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { updateEmailWalletMachine } from '../../machines/update-email-wallet/chart.ts'
import * as updateEmailWalletStories from '../../views/update-email-wallet/update-email-wallet.stories.tsx'

export default { title: 'Update email wallet/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[updateEmailWalletMachine]} stories={[updateEmailWalletStories]} />,
}
