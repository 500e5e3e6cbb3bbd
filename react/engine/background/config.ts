import { fromPromise } from 'xstate'
import type { RemoteFeature } from '../../../core/features.ts'
import { configMachine } from '../../../machines/config/chart.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The project's configuration. */
export default async ({ project: loadProject }: EngineDeps) => {
  const project = await loadProject()
  return configMachine.provide({
    actors: {
      fetchFeatures: fromPromise<readonly RemoteFeature[]>(({ signal }) => project.features(signal)),
      checkOrigin: fromPromise<void>(({ signal }) => project.checkOrigin(location.origin, signal)),
      fetchAnalytics: fromPromise<boolean>(({ signal }) => project.analytics(signal)),
    },
  })
}
