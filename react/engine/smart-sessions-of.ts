import { fromPromise } from 'xstate'
import { askPermissions } from '../../adapters/evm/permissions.ts'
import type { KnownTokens, TokenUnitsQuery } from '../../machines/shared/token-units.ts'
import { type SmartSessionService, smartSessionService } from '../../services/smart-sessions.ts'
import { accountServices } from './account-services.ts'
import type { EngineDeps } from './define-flow.ts'

/**
 * Lists, creates and revokes sessions: the blockchain API stores them, the account's wallet approves and revokes them.
 */
export const smartSessionsOf = (deps: EngineDeps): SmartSessionService =>
  smartSessionService({
    api: accountServices(deps).api,
    ask: async ({ namespace, connectorId }, method, params) =>
      askPermissions((await deps.loadAdapter(namespace)).provider(connectorId), method, params),
  })

/** The network's data on the tokens that a session may spend, whether or not the account has any [sessions-units]. */
export const tokenUnitsPort = ({ loadAdapter }: Pick<EngineDeps, 'loadAdapter'>) =>
  fromPromise<KnownTokens, TokenUnitsQuery>(
    async ({
      input: {
        holder: { namespace, address, caipNetworkId },
        tokens,
      },
      signal,
    }) => (await loadAdapter(namespace)).tokens({ address, caipNetworkId, tokens, unheld: true }, signal),
  )
