import { routeNames } from '../../core/routes.ts'
import { promised } from '../contract.ts'
import { flowToLoad } from '../kit/guards.ts'
import { kitSetup } from '../kit/setup.ts'
import { isShown } from './navigate.ts'
import { withoutAccount } from './route-state.ts'

/** The way to the route that is to be shown. */
export const routing = kitSetup.createStateConfig({
  description:
    'Shows the route on top of the stack, or first the terms that it needs [connect-terms]. If the flow has yet to load, that comes before [lazy-flow].',
  always: [
    withoutAccount,
    { guard: 'hasToLoad', target: 'loading' },
    ...routeNames.map((route) => ({ guard: isShown(route), target: route })),
  ],
})

/** The wait for the chart of its flow; one for all routes. */
export const loading = kitSetup.createStateConfig({
  description:
    'The chart of the route’s flow is loading, for 30 s at most [lazy-flow]. The header is already there, so the user can leave.',
  meta: { view: 'Loading' },
  always: withoutAccount,
  invoke: {
    id: 'loadFlow',
    src: 'loadFlow',
    input: ({ context }) => ({ flow: promised(flowToLoad(context)) }),
    onDone: { target: 'routing', actions: 'setLoaded' },
    onError: 'failed',
  },
  after: { load: 'failed' },
})

/** The end of that wait without the chart. */
export const failed = kitSetup.createStateConfig({
  description: 'The chart did not load. The user can retry, go back or close [flow-way-out].',
  tags: 'failed',
  meta: { view: 'Unavailable' },
  always: withoutAccount,
  on: { 'flow.retry': 'routing' },
})
