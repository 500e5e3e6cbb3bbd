import { PorticoError } from '../../core/errors.ts'
import type { EngineDeps } from './define-flow.ts'

/** Shares the result of the first call. After a failure, the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
}

/** The services of a setup, each loaded on first use. */
export function engineDeps(
  setup: EngineDeps['setup'],
  loadAdapter: EngineDeps['loadAdapter'],
): Omit<EngineDeps, 'storage'> {
  const services = once(async () => (await import('./project-services.ts')).projectServices(setup))
  return {
    setup,
    loadAdapter,
    directory: async () => (await services()).directory,
    project: async () => (await services()).project,
    links: once(async () => {
      const { deepLinks } = await import('../../services/deep-link.ts')
      return deepLinks({ preferUniversal: setup.options?.experimental_preferUniversalLinks })
    }),
    signIn: once(async () => {
      const { siwx, networks } = setup
      if (!siwx) throw new PorticoError('service.missing', { name: 'siwx' })
      siwx.setNetworks?.(networks)
      return (await import('../../services/sign-in.ts')).signInService(siwx)
    }),
  }
}
