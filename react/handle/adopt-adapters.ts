import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { Lifecycle } from './lifecycle.ts'
import { adapterIn } from './require-adapter.ts'
import { introduce, type Setup } from './setup.ts'

/**
 * Takes the adapters of one call of `createAppKit` in the place of another call's, namespace by namespace [api-created-again].
 * Hot reload and StrictMode call it again, and the page renders what one of the calls was given. What was added to or
 * removed from the kit since stays so.
 */
export function adoptAdapters(setup: Setup, { engine, renew }: Pick<Lifecycle, 'engine' | 'renew'>) {
  const created = new WeakSet(setup.adapters)
  return (adapters: readonly ChainAdapter[]): void => {
    const isOther = (adapter: ChainAdapter) => {
      const previous = adapterIn(setup, adapter.namespace)
      return previous !== undefined && previous !== adapter && created.has(previous)
    }
    const others = adapters.filter(isOther)
    if (others.length === 0) return
    const previousAdapters = setup.adapters
    setup.adapters = previousAdapters.map(
      (previous) => others.find(({ namespace }) => namespace === previous.namespace) ?? previous,
    )
    for (const adapter of others) {
      created.add(adapter)
      introduce(setup, adapter)
    }
    renew()
    engine()?.replaceAdapters(others.map(({ namespace }) => namespace))
    for (const previous of previousAdapters) if (!setup.adapters.includes(previous)) previous.setAwake(false)
  }
}
