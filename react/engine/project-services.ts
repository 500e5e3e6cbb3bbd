import { walletDirectory } from '../../services/directory.ts'
import { isMobile } from '../../services/environment.ts'
import { projectService } from '../../services/project.ts'
import type { EngineDeps } from './define-flow.ts'
import { sdkVersionOf } from './sdk-version.ts'

/** The services of a project: the wallet directory and the remote configuration. */
export function projectServices(setup: EngineDeps['setup']) {
  const { projectId, endpoints, ...wanted } = setup.options ?? {}
  const url = endpoints?.api
  const sdkVersion = sdkVersionOf(setup)
  return {
    directory: walletDirectory({
      ...wanted,
      ...{ url, projectId, sdkVersion },
      scope: () => ({ mobile: isMobile(), chains: setup.networks.map(({ caipNetworkId }) => caipNetworkId) }),
    }),
    project: projectService({ url, projectId: projectId ?? '', sdkVersion }),
  }
}
