import { askPermissions } from '../../adapters/evm/permissions.ts'
import { type SmartSessionService, smartSessionService } from '../../services/smart-sessions.ts'
import { accountServices } from './account-services.ts'
import type { EngineDeps } from './define-flow.ts'

/** What lists, begins and ends sessions: the blockchain API keeps them, the account's wallet allows them and ends them. */
export const smartSessionsOf = (deps: EngineDeps): SmartSessionService =>
  smartSessionService({
    api: accountServices(deps).api,
    ask: async ({ namespace, connectorId }, method, params) =>
      askPermissions((await deps.loadAdapter(namespace)).provider(connectorId), method, params),
  })
