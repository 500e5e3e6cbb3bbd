import { not } from 'xstate'
import { type Flow, isViewRoute, type Route, routes, rowOf, type ViewRoute } from '../../core/routes.ts'
import { kitSetup } from '../kit/setup.ts'
import { gateState } from './gate-route.ts'
import { ownViews } from './own-views.ts'

// A flow that has not started receives no events, so the kit itself notices that its account is gone.
const needless = { guard: not('isNeeded'), target: '#kit.modal.closing' } as const

const boundsOf = (route: Route) => (rowOf(route).needs?.includes('connection') ? [needless] : [])
const starts = (flow: Flow) => ({ type: 'startFlow', params: flow }) as const
const startsOf = (route: Route, flow: Flow) =>
  rowOf(route).holds?.includes('pairing')
    ? ([{ type: 'startOnce', params: 'pairing' }, starts(flow)] as const)
    : ([starts(flow)] as const)

/** The state of a route whose flow's chart loads when the route is first entered. */
const lazyFlow = (route: Route, flow: Flow) =>
  kitSetup.createStateConfig({
    description: 'A route whose flow loads its chart on first entry [lazy-flow].',
    initial: 'loading',
    states: {
      loading: {
        description:
          'The flow’s chart is loading, for 30 s at most [lazy-flow]. The header is already there, so the user can leave.',
        meta: { view: 'Loading' },
        always: [...boundsOf(route), { guard: { type: 'hasLoaded', params: flow }, target: 'loaded' }],
        invoke: {
          id: 'loadFlow',
          src: 'loadFlow',
          input: { flow },
          onDone: { target: 'loaded', actions: { type: 'setLoaded', params: flow } },
          onError: 'failed',
        },
        after: { load: 'failed' },
      },
      loaded: {
        description: 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
        entry: startsOf(route, flow),
        meta: { flow },
      },
      failed: {
        description: 'The chart did not load. The user can retry, go back or close [flow-way-out].',
        tags: 'failed',
        meta: { view: 'Unavailable' },
        always: boundsOf(route),
        on: { 'flow.retry': 'loading' },
      },
    },
  })

/** The state of a route whose flow's chart has already loaded. */
const loadedFlow = (flow: Flow) =>
  kitSetup.createStateConfig({
    description: 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    entry: starts(flow),
    meta: { flow },
  })

/** The state of a route that is the kit's own view. */
const ownView = (view: ViewRoute) =>
  kitSetup.createStateConfig({ ...ownViews[view], meta: { view }, always: boundsOf(view) })

/** The modal's state for a route, derived from the route's row. */
export function routeState(route: Route) {
  if (isViewRoute(route)) return ownView(route)
  const { flow } = routes[route]
  const { load } = rowOf(route)
  if (load === 'gate') return gateState(flow)
  return load === 'engine' ? loadedFlow(flow) : lazyFlow(route, flow)
}
