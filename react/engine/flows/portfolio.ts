import { fromPromise } from 'xstate'
import type { TokenBalance } from '../../../core/token-balance.ts'
import { portfolioMachine, type TokensQuery } from '../../../machines/portfolio/chart.ts'
import { accountServices } from '../account-services.ts'
import { defineFlow } from '../define-flow.ts'
import { seenChannel } from '../seen-channel.ts'
import activity from './activity.ts'

/** What an account holds, as its wallet, the blockchain API or the node tells it. */
export default defineFlow('portfolio', (deps) => {
  const { pollTokens } = accountServices(deps)
  return portfolioMachine.provide({
    actors: {
      fetchTokens: fromPromise<readonly TokenBalance[], TokensQuery>(({ input, signal }) => pollTokens(input, signal)),
      watchSeen: seenChannel,
      activity: activity.fill(deps),
    },
  })
})
