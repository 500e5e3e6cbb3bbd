import { PorticoError } from '../../core/errors.ts'
import { inDevelopment } from '../../core/in-development.ts'
import { createHandle } from './app-kit.ts'
import type { AppKitOptions } from './options.ts'
import { warnOfOtherOptions } from './other-options.ts'
import type { AppKit, AppKitHandle } from './types.ts'

let instance: AppKitHandle | undefined
const awaiting = new Set<() => void>()

/** Warns a developer about options that have no effect. */
function check(options: AppKitOptions, isDropIn: boolean): void {
  if (instance) {
    if (typeof window !== 'undefined') warnOfOtherOptions(options, instance.options, 'createAppKit was called again')
  }
  // If this code fails to load, only the warning is missing.
  else
    void import('./unheeded.ts').then(({ warnOfUnheeded }) => warnOfUnheeded(options, isDropIn)).catch(() => undefined)
}

/**
 * Creates the modal; once per page. A second call returns the first handle and ignores the options [api-options],
 * except for the adapters: the kit uses them while a provider with that handle is mounted, or at once if the page has
 * been painted without one [api-created-again]. Before that, React may only be rendering twice. On a server, where each
 * call may be for another visitor, it creates another handle [api-server].
 */
export const createAppKit = (options: AppKitOptions): AppKit => createKit(options, false)

/** `createAppKit` of `portico/appkit`, or of another entry. */
export function createKit(options: AppKitOptions, isDropIn: boolean): AppKit {
  inDevelopment(() => check(options, isDropIn))
  if (!instance || typeof window === 'undefined') {
    instance = createHandle(options)
    for (const listener of awaiting) listener()
    return instance
  }
  const kit = instance
  const { adapters = [] } = options
  const { adapters: own = [] } = kit.options
  if (adapters.every((adapter) => own.includes(adapter))) return kit
  kit.adopt(adapters)
  return { ...kit, retain: () => kit.retain(adapters) }
}

/** Calls back when the page's handle is created. Returns the function that unsubscribes. */
export function whenCreated(listener: () => void): () => void {
  awaiting.add(listener)
  return () => void awaiting.delete(listener)
}

/** The page's handle, if there is one. */
export const findAppKit = (): AppKitHandle | undefined => instance

/** The page's handle. @throws if there is none yet [error-hooks]. */
export function requireAppKit(hook: string): AppKitHandle {
  if (!instance) throw new PorticoError('hook.uncreated', { hook })
  return instance
}
