// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { grantPermissionsMachine } from '../../machines/grant-permissions/chart.ts'
import * as grantPermissionsStories from '../../views/grant-permissions/grant-permissions.stories.tsx'

export default { title: 'Grant permissions/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[grantPermissionsMachine]} stories={[grantPermissionsStories]} />,
}
