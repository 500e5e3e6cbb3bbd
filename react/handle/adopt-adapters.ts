import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { Lifecycle } from './lifecycle.ts'
import { adapterIn } from './require-adapter.ts'
import { introduce, type Setup } from './setup.ts'

/**
 * Replaces the adapters of an earlier `createAppKit` call with those of a later one, namespace by namespace
 * [api-created-again]. Hot reload and StrictMode call it twice, and the page renders the result of only one call.
 * Adapters added to or removed from the kit since then stay that way.
 */
export function adoptAdapters(setup: Setup, { engine, renew }: Pick<Lifecycle, 'engine' | 'renew'>) {
  const created = new WeakSet(setup.adapters)
  return (adapters: readonly ChainAdapter[]): void => {
    const isOther = (adapter: ChainAdapter) => {
      const previous = adapterIn(setup, adapter.namespace)
      return previous && previous !== adapter && created.has(previous)
    }
    const others = adapters.filter(isOther)
    if (!others[0]) return
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
