import { PorticoError } from '../core/errors.ts'
import type { RemoteFeature } from '../core/features.ts'
import { isAllowedOrigin } from '../core/origins.ts'
import { type Answer, get } from './http.ts'
import { parseAnalytics, parseFeatures, parseOrigins } from './project/parse.ts'

/** The address and identity for the project service [directory-identity]. */
export interface ProjectOptions {
  /** Default: `https://api.web3modal.org`. */
  url?: string | undefined
  projectId: string
  /** The SDK and its version (`sv`). */
  sdkVersion: string
}

/** The registered settings of a project [config-features], [config-origins], [config-analytics]. */
export interface Project {
  /** @throws `config.limited`, `config.server`, or the error of the request. */
  features(signal: AbortSignal): Promise<readonly RemoteFeature[]>
  /**
   * @throws `config.origin` if the project does not allow the origin, `config.limited`, `config.server`,
   * `config.project`.
   */
  checkOrigin(origin: string, signal: AbortSignal): Promise<void>
  /** Whether the project enables analytics. @throws the error of the request. */
  analytics(signal: AbortSignal): Promise<boolean>
}

/** Rejects error statuses [config-origins]. @throws `config.limited` for 429, `config.server` for server errors. */
function refuseFaults({ status }: Answer): void {
  if (status === 429) throw new PorticoError('config.limited')
  if (status >= 500) throw new PorticoError('config.server')
}

/** Parses a successful answer. @throws `config.limited`, and `config.server` for any other failure. */
function need<T>(answer: Answer, read: (said: unknown) => T | undefined): T {
  refuseFaults(answer)
  const said = answer.status === 200 ? read(answer.said) : undefined
  if (said === undefined) throw new PorticoError('config.server')
  return said
}

/** The settings of a project. Nothing is cached: the caller decides how often to ask. */
export function projectService({ url = 'https://api.web3modal.org', projectId, sdkVersion }: ProjectOptions): Project {
  const ask = (path: string, signal: AbortSignal) =>
    get({ base: url, path, query: { projectId, st: 'appkit', sv: sdkVersion } }, signal)

  /** If the service does not answer, the list counts as empty [config-origins]. */
  const askOrigins = async (signal: AbortSignal): Promise<Answer> => {
    try {
      return await ask('/projects/v1/origins', signal)
    } catch (cause) {
      if (signal.aborted) throw cause
      return { status: 0, said: undefined }
    }
  }

  return {
    features: async (signal) => need(await ask('/appkit/v1/config', signal), parseFeatures),
    async checkOrigin(origin, signal) {
      const answer = await askOrigins(signal)
      refuseFaults(answer)
      const isList = answer.status === 200 && answer.said !== undefined
      const allowed = isList ? parseOrigins(answer.said) : []
      // A project without a list has not been set up [config-origins].
      if (!allowed) throw new PorticoError('config.project')
      if (!isAllowedOrigin(allowed, origin)) throw new PorticoError('config.origin', { origin })
    },
    analytics: async (signal) => need(await ask('/getAnalyticsConfig', signal), parseAnalytics),
  }
}
