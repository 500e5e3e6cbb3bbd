import { type OnRampService, onRampService } from '../../services/on-ramp.ts'
import { accountServices } from './account-services.ts'
import type { EngineDeps } from './define-flow.ts'

/** What buys coins, for a setup: with its project, and with the dApp's own accounts at providers. */
export const onRampOf = (deps: Pick<EngineDeps, 'setup' | 'loadAdapter'>): OnRampService => {
  const { projectId, meld } = deps.setup.options ?? {}
  return onRampService({ api: accountServices(deps).api, projectId, meld, networks: () => deps.setup.networks })
}
