import { fromCallback, fromPromise } from 'xstate'
import { type Failure, PorticoError } from '../../../core/errors.ts'
import type { GrantPlan, SessionHolder } from '../../../core/smart-session.ts'
import { type Granting, type GrantNews, grantPermissionsMachine } from '../../../machines/grant-permissions/chart.ts'
import { idOfWish } from '../../../services/permission-request.ts'
import { askingApp } from '../../smart-session/asking-app.ts'
import { waiting } from '../../smart-session/waiting.ts'
import { defineFlow } from '../define-flow.ts'
import { smartSessionsOf, tokenUnitsPort } from '../smart-sessions-of.ts'

/**
 * Granting permissions to a dApp: the blockchain API adds its key, the wallet approves it, and the dApp's page gets the
 * result.
 */
export default defineFlow('grantPermissions', (deps) => {
  const { prepareGrant, askGrant, activateGrant } = smartSessionsOf(deps)
  return grantPermissionsMachine.provide({
    actors: {
      answerDapp: fromCallback<GrantNews, { wish: string | null }>(({ input: { wish }, receive }) => {
        const asker = waiting.get((wish === null ? undefined : idOfWish(wish)) ?? '')
        let failure: Failure = { code: 'request.aborted' }
        receive((news) => {
          if (news.type === 'grant.failed') failure = news.failure
          else asker?.resolve({ pci: news.plan.pci, address: news.holder.address })
        })
        // No effect after a resolve.
        return () => asker?.reject(new PorticoError(failure.code, failure.params))
      }),
      prepareGrant: fromPromise<GrantPlan, { holder: SessionHolder; wish: string }>(async ({ input, signal }) => ({
        ...(await prepareGrant(input, signal)),
        app: askingApp(deps.setup.options?.metadata),
      })),
      askGrant: fromPromise<string, Granting>(({ input, signal }) => askGrant(input, signal)),
      activateGrant: fromPromise<void, Granting & { context: string }>(({ input, signal }) =>
        activateGrant(input, signal),
      ),
      readTokens: tokenUnitsPort(deps),
    },
  })
})
