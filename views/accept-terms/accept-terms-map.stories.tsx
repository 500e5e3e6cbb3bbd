// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../../.storybook/map/flow-map.tsx'
import { acceptTermsMachine } from '../../machines/accept-terms/chart.ts'
import * as acceptTermsStories from '../../views/accept-terms/accept-terms.stories.tsx'

export default { title: 'Accept terms/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[acceptTermsMachine]} stories={[acceptTermsStories]} />,
}
