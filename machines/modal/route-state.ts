import { type Flow, isViewRoute, type Route, routes, rowOf, type ViewRoute } from '../../core/routes.ts'
import { kitSetup } from '../kit/setup.ts'
import { gateState } from './gate-route.ts'
import { ownViews } from './own-views.ts'

/**
 * A flow that has not started receives no events, so the kit itself notices that the account is missing that the route
 * needs.
 */
export const withoutAccount = { guard: 'isAccountMissing', target: '#kit.modal.closing' } as const

const starts = (flow: Flow) => ({ type: 'startFlow', params: flow }) as const

/** The state of a route that hosts a flow. Its chart has already loaded. */
const hostOf = (route: Route, flow: Flow) =>
  kitSetup.createStateConfig({
    description: 'The flow runs as long as its route is on the stack, on top or not [nav-lifetime].',
    entry: rowOf(route).holds?.includes('pairing')
      ? [{ type: 'startOnce', params: 'pairing' }, starts(flow)]
      : [starts(flow)],
    meta: { flow },
  })

/** The state of a route that is the kit's own view. */
const ownView = (view: ViewRoute) =>
  kitSetup.createStateConfig({
    ...ownViews[view],
    meta: { view },
    always: rowOf(view).needs?.includes('connection') ? [withoutAccount] : [],
  })

/** The modal's state for a route, derived from the route's row. */
export function routeState(route: Route) {
  if (isViewRoute(route)) return ownView(route)
  const { flow } = routes[route]
  return rowOf(route).load === 'gate' ? gateState(flow) : hostOf(route, flow)
}
