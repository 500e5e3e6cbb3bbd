import type { AccountServices } from './account-services.ts'
import type { EngineDeps } from './define-flow.ts'

/** The services of an account. Their code loads on first use, so that an account renders without it. */
export const lazyAccountServices =
  (deps: Pick<EngineDeps, 'setup' | 'loadAdapter'>): (() => Promise<AccountServices>) =>
  async () =>
    (await import('./account-services.ts')).accountServices(deps)
