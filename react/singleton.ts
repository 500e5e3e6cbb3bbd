import { SetupError } from '../core/setup-error.ts'
import { makeAppKit } from './app-kit.ts'
import type { AppKit } from './handle.ts'
import type { AppKitOptions } from './options.ts'

let instance: AppKit | undefined
let warned = false

/** What tells one dApp's options from another's; what is made anew at every call does not. */
const essence = ({ adapters, networks, defaultNetwork, universalProvider, ...rest }: AppKitOptions) =>
  JSON.stringify([adapters.map(({ namespace }) => namespace), networks.map(({ id }) => id), defaultNetwork?.id, rest])

/** Sets up the modal; once per page: a second call returns the first handle and ignores its options (FACTS 16.1). */
export function createAppKit(options: AppKitOptions): AppKit {
  if (process.env.NODE_ENV !== 'production' && instance && !warned && essence(options) !== essence(instance.options)) {
    warned = true
    // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
    console.warn('createAppKit was called again with other options: they are ignored.')
  }
  instance ??= makeAppKit(options)
  return instance
}

/** The page's handle, where there is one. */
export const findAppKit = (): AppKit | undefined => instance

/** The page's handle. @throws the sentence of SPEC 8 when there is none yet. */
export function requireAppKit(hook: string): AppKit {
  if (!instance) throw new SetupError('hook.uncreated', { hook })
  return instance
}
