import { type OnRampService, onRampService } from '../../services/on-ramp.ts'
import { accountServices } from './account-services.ts'
import type { EngineDeps } from './define-flow.ts'

/** The on-ramp service for a setup: of its project, and of the dApp's own accounts with providers. */
export const onRampOf = (deps: Pick<EngineDeps, 'setup' | 'loadAdapter'>): OnRampService => {
  const { projectId, meld } = deps.setup.options ?? {}
  return onRampService({ api: accountServices(deps).api, projectId, meld, networks: () => deps.setup.networks })
}
