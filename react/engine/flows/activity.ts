import { fromPromise } from 'xstate'
import { type ActivityPage, type ActivityQuery, activityMachine } from '../../../machines/activity/chart.ts'
import { accountServices } from '../account-services.ts'
import { defineFlow } from '../define-flow.ts'

/** What an account has done, as the blockchain API tells it. */
export default defineFlow('activity', (deps) => {
  const { loadHistory } = accountServices(deps)
  return activityMachine.provide({
    actors: {
      fetchActivity: fromPromise<ActivityPage, ActivityQuery>(async ({ input, signal }) => ({
        ...(await loadHistory(input, signal)),
        at: Date.now(),
      })),
    },
  })
})
