import { SetupError } from '../core/setup-error.ts'
import { type AppKit, makeAppKit } from './app-kit.ts'
import type { AppKitOptions } from './options.ts'

let instance: AppKit | undefined

/** Sets up the modal; once per page: a second call returns the first handle and ignores its options (FACTS 16.1). */
export function createAppKit(options: AppKitOptions): AppKit {
  instance ??= makeAppKit(options)
  return instance
}

/** The page's handle. @throws the sentence of SPEC 8 when there is none yet. */
export function requireAppKit(hook: string): AppKit {
  if (!instance) throw new SetupError('hook.uncreated', { hook })
  return instance
}
