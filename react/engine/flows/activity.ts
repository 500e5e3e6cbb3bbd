import { fromCallback, fromPromise } from 'xstate'
import {
  type ActivityPage,
  type ActivityQuery,
  activityMachine,
  type TimeFact,
} from '../../../machines/activity/chart.ts'
import { watchTime } from '../../../services/passing-time.ts'
import { defineFlow } from '../define-flow.ts'
import { lazyAccountServices } from '../lazy-account-services.ts'

/** The history of an account, from the blockchain API. */
export default defineFlow('activity', (deps) => {
  const services = lazyAccountServices(deps)
  return activityMachine.provide({
    actors: {
      fetchActivity: fromPromise<ActivityPage, ActivityQuery>(async ({ input, signal }) => ({
        ...(await (await services()).loadHistory(input, signal)),
        at: Date.now(),
      })),
      watchTime: fromCallback(({ sendBack }) =>
        watchTime((now) => sendBack({ type: 'clock.ticked', now } satisfies TimeFact)),
      ),
    },
  })
})
