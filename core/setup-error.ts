import { BaseError, type ErrorParams } from './base-error.ts'

/** What can go wrong before the engine is there: apart from the catalogue, which the closed page does without. */
export const setupSentences = {
  'engine.failed': 'The wallet modal could not be loaded',
  'adapter.namespace': 'ChainController:addAdapter - adapter must have a namespace',
  'adapter.notFound': 'Chain adapter not found',
  'hook.uncreated': 'Please call createAppKit before using {hook} hook',
  'network.notFound': 'Network not found',
  'sign.both': 'Cannot set both `siweConfig` and `siwx` options',
} as const

/** An error in how the dApp set Portico up, or in fetching the rest of it. */
export class SetupError extends BaseError {
  constructor(code: keyof typeof setupSentences, params?: ErrorParams, options?: ErrorOptions) {
    super(code, setupSentences[code], params, options)
    this.name = 'PorticoError'
  }
}
