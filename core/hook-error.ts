import { BaseError } from './base-error.ts'

/** What can go wrong in hooks that not every page has: apart from the rest, so that nobody else pays for it. */
export const hookSentences = {
  'hook.namespace': 'No namespace found',
  'balance.uncreated': 'AppKit not initialized when  fetchBalance was called.',
} as const

/** An error in how a hook is used. */
export class HookError extends BaseError {
  constructor(code: keyof typeof hookSentences) {
    super(code, hookSentences[code])
    this.name = 'PorticoError'
  }
}
