import { fromPromise } from 'xstate'
import type { Holdings } from '../../../core/token-balance.ts'
import { portfolioMachine, type TokensQuery } from '../../../machines/portfolio/chart.ts'
import { defineFlow } from '../define-flow.ts'
import { lazyAccountServices } from '../lazy-account-services.ts'
import { seenChannel } from '../seen-channel.ts'
import activity from './activity.ts'

/** An account's tokens, from its wallet, the blockchain API or the node. */
export default defineFlow('portfolio', (deps) => {
  const services = lazyAccountServices(deps)
  return portfolioMachine.provide({
    actors: {
      fetchTokens: fromPromise<Holdings, TokensQuery>(async ({ input, signal }) =>
        (await services()).pollTokens(input, signal),
      ),
      watchSeen: seenChannel,
      activity: activity.fill(deps),
    },
  })
})
