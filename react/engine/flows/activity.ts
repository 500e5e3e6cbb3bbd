import { fromPromise } from 'xstate'
import { type ActivityPage, type ActivityQuery, activityMachine } from '../../../machines/activity/chart.ts'
import { defineFlow } from '../define-flow.ts'
import { lazyAccountServices } from '../lazy-account-services.ts'

/** What an account has done, as the blockchain API tells it. */
export default defineFlow('activity', (deps) => {
  const services = lazyAccountServices(deps)
  return activityMachine.provide({
    actors: {
      fetchActivity: fromPromise<ActivityPage, ActivityQuery>(async ({ input, signal }) => ({
        ...(await (await services()).loadHistory(input, signal)),
        at: Date.now(),
      })),
    },
  })
})
