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
    const active = engine()?.kit.getSnapshot().context.active
    for (const adapter of adapters) {
      const { namespace } = adapter
      const former = adapterIn(setup, namespace)
      if (!former || former === adapter || !created.has(former)) continue
      created.add(adapter)
      introduce(setup, adapter)
      setup.adapters = setup.adapters.map((each) => (each === former ? adapter : each))
      renew()
      const kit = engine()?.kit
      kit?.send({ type: 'adapter.removed', namespace })
      kit?.send({ type: 'adapter.added', namespace })
      former.setAwake(false)
    }
    // The kit has gone on to another namespace while the active one had no adapter.
    const kit = engine()?.kit
    if (active && kit?.getSnapshot().context.active !== active)
      kit?.send({ type: 'connection.arrived', namespace: active })
  }
}
