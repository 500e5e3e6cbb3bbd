import { PorticoError } from '../core/errors.ts'
import type { RemoteFeature } from '../core/features.ts'
import { isAllowedOrigin } from '../core/origins.ts'
import { type Answer, get } from './http.ts'
import { parseAnalytics, parseFeatures, parseOrigins } from './project/parse.ts'

/** What the service of projects is asked with [directory-identity]. */
export interface ProjectOptions {
  /** `https://api.web3modal.org` unless given. */
  url?: string | undefined
  projectId: string
  /** What asks, in which version (`sv`). */
  sdkVersion: string
}

/** What is known of a project where it is registered [config-features], [config-origins], [config-analytics]. */
export interface Project {
  /** @throws `config.limited`, `config.server`, or what kept the answer away. */
  features(signal: AbortSignal): Promise<readonly RemoteFeature[]>
  /** @throws `config.origin` where the project does not allow the origin, `config.limited`, `config.server`, `config.project`. */
  checkOrigin(origin: string, signal: AbortSignal): Promise<void>
  /** Whether the project wants to hear of what happens. @throws what kept the answer away. */
  analytics(signal: AbortSignal): Promise<boolean>
}

/** Refuses what is no answer [config-origins]. @throws `config.limited` for 429, `config.server` for what is the service's own fault. */
function refuseFaults({ status }: Answer): void {
  if (status === 429) throw new PorticoError('config.limited')
  if (status >= 500) throw new PorticoError('config.server')
}

/** What the service answers a project that it serves. @throws `config.limited`, and `config.server` for all else. */
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

  /** Where the service does not answer, no list is known, and that counts as an empty one [config-origins]. */
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
