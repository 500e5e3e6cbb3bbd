import { PorticoError } from '../../core/errors.ts'
import { isEqual } from '../../core/is-equal.ts'
import { createHandle } from './app-kit.ts'
import type { AppKitOptions } from './options.ts'
import type { AppKit, AppKitHandle } from './types.ts'

let instance: AppKitHandle | undefined
let warned = false

/** The comparable part of the options: what is created again at every call is left out. */
const comparable = ({
  adapters = [],
  networks,
  defaultNetwork,
  universalProvider,
  siwx,
  siweConfig,
  inspect,
  ...rest
}: AppKitOptions) => [
  adapters.map(({ namespace }) => namespace),
  networks.map(({ id }) => id),
  defaultNetwork?.id,
  rest,
]

/** Tells a developer of options that are ignored, once. */
function compare(options: AppKitOptions, { options: own }: AppKitHandle): void {
  if (warned || isEqual(comparable(options), comparable(own))) return
  warned = true
  // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
  console.warn('createAppKit was called again with other options: they are ignored.')
}

/**
 * Sets up the modal; once per page: a second call returns the first handle and ignores its options [api-options], but for
 * its adapters. They are the kit’s whenever a provider that has this handle is mounted, and at once on a page that has been
 * painted without one [api-created-again]. Before that, React may only be rendering twice.
 */
export function createAppKit(options: AppKitOptions): AppKit {
  if (!instance) {
    instance = createHandle(options)
    return instance
  }
  const kit = instance
  // Bundlers know both, and leave it out of what visitors get; a page without a bundler has no `process`.
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') compare(options, kit)
  const { adapters = [] } = options
  const { adapters: own = [] } = kit.options
  if (adapters.every((adapter) => own.includes(adapter))) return kit
  kit.adopt(adapters)
  return { ...kit, retain: () => kit.retain(adapters) }
}

/** The page's handle, where there is one. */
export const findAppKit = (): AppKitHandle | undefined => instance

/** The page's handle. @throws when there is none yet [error-hooks]. */
export function requireAppKit(hook: string): AppKitHandle {
  if (!instance) throw new PorticoError('hook.uncreated', { hook })
  return instance
}
