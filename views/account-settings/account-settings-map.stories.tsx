// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { accountSettingsMachine } from '../../machines/account-settings/chart.ts'
import * as accountSettingsStories from '../../views/account-settings/account-settings.stories.tsx'

export default { title: 'Account settings/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[accountSettingsMachine]} stories={[accountSettingsStories]} />,
}
