import type { AccountServices } from './account-services.ts'
import type { EngineDeps } from './define-flow.ts'

/** The services of an account, whose code loads when something is first asked: what shows an account does not wait for it. */
export const lazyAccountServices =
  (deps: Pick<EngineDeps, 'setup' | 'loadAdapter'>): (() => Promise<AccountServices>) =>
  async () =>
    (await import('./account-services.ts')).accountServices(deps)
