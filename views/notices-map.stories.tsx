// Written by `npm run stories`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '../.storybook/map/flow-map.tsx'
import { alertsMachine } from '../machines/alerts/chart.ts'
import { snackbarMachine } from '../machines/snackbar/chart.ts'
import { toastsMachine } from '../machines/toasts/chart.ts'
import * as alertsStories from '../views/alerts.stories.tsx'
import * as snackbarStories from '../views/snackbar.stories.tsx'
import * as toastsStories from '../views/toasts.stories.tsx'

export default { title: 'Notices/Map', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => (
    <FlowMap
      machines={[toastsMachine, snackbarMachine, alertsMachine]}
      stories={[toastsStories, snackbarStories, alertsStories]}
    />
  ),
}
