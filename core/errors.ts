import type { errorMessages, signErrorMessages } from './error-messages.ts'

/** The values of a message's placeholders. */
export type ErrorParams = Readonly<Record<string, string | number>>

/** Replaces placeholders with parameters. A placeholder without a parameter stays. */
export const interpolate = (message: string, params: ErrorParams = {}): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))

/** The messages of errors that can occur before the engine has loaded: in the setup and in hooks. */
export const earlyErrorMessages = {
  'engine.failed': 'The wallet modal could not be loaded',
  'adapter.namespace': 'ChainController:addAdapter - adapter must have a namespace',
  'adapter.notFound': 'Chain adapter not found',
  'hook.uncreated': 'Please call createAppKit before using {hook} hook',
  'network.notFound': 'Network not found',
  'sign.both': 'Cannot set both `siweConfig` and `siwx` options',
} as const

/** The codes of errors while signing in. */
export type SignErrorCode = keyof typeof signErrorMessages

/** The codes of all errors. */
export type ErrorCode = keyof typeof earlyErrorMessages | SignErrorCode | keyof typeof errorMessages

/** The loaded messages; an error without one shows its code. */
let messages: Readonly<Partial<Record<ErrorCode, string>>> = earlyErrorMessages

/** Adds to the loaded messages. */
export const addErrorMessages = (more: typeof messages): void => {
  messages = { ...messages, ...more }
}

/** An error as data, for contexts, views and traces. */
export interface Failure {
  code: ErrorCode
  params?: ErrorParams
}

/** The message of a failure, for developers and their tools. */
export const errorMessageOf = ({ code, params }: { code: ErrorCode; params?: ErrorParams | undefined }): string =>
  interpolate(messages[code] ?? code, params)

/**
 * Portico's error: a code to handle, a message to read, and the underlying cause.
 *
 * @example
 * if (error instanceof PorticoError && error.code === 'wallet.rejected') return
 */
export class PorticoError<Code extends ErrorCode = ErrorCode> extends Error {
  // A field definition, not an assignment: that would throw in a page that has frozen Error.prototype.
  override readonly name: string = 'PorticoError'
  readonly code: Code
  readonly params: ErrorParams | undefined

  constructor(code: Code, params?: ErrorParams, options?: ErrorOptions) {
    super(errorMessageOf({ code, params }), options)
    this.code = code
    this.params = params
  }
}

/** Converts any thrown value to data. Anything but a `PorticoError` is a bug, and is shown as one. */
export const failureOf = (cause: unknown): Failure =>
  cause instanceof PorticoError
    ? { code: cause.code, ...(cause.params && { params: cause.params }) }
    : { code: 'unknown' }
