import type { errorMessages, signErrorMessages } from './error-messages.ts'

/** Values for the placeholders of a message. */
export type ErrorParams = Readonly<Record<string, string | number>>

/** Puts parameters in place of the placeholders; a placeholder without a parameter stays as it is. */
export const interpolate = (message: string, params: ErrorParams = {}): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))

/** The messages of what can be thrown before the engine is loaded: by setting up and by hooks. */
export const earlyErrorMessages = {
  'engine.failed': 'The wallet modal could not be loaded',
  'adapter.namespace': 'ChainController:addAdapter - adapter must have a namespace',
  'adapter.notFound': 'Chain adapter not found',
  'hook.uncreated': 'Please call createAppKit before using {hook} hook',
  'network.notFound': 'Network not found',
  'sign.both': 'Cannot set both `siweConfig` and `siwx` options',
} as const

/** A code for each thing that can go wrong while the user signs in. */
export type SignErrorCode = keyof typeof signErrorMessages

/** A code for each thing that can go wrong. */
export type ErrorCode = keyof typeof earlyErrorMessages | SignErrorCode | keyof typeof errorMessages

/** The messages that are loaded; an error whose message is not says its code. */
let messages: Readonly<Partial<Record<ErrorCode, string>>> = earlyErrorMessages

/** Adds messages to those that are loaded. */
export const addErrorMessages = (more: typeof messages): void => {
  messages = { ...messages, ...more }
}

/** What went wrong, as data: a context can hold it, a view can print it, a trace can carry it. */
export interface Failure {
  code: ErrorCode
  params?: ErrorParams
}

/** The message of a failure, for developers and their tools. */
export const errorMessageOf = ({ code, params }: Failure): string => interpolate(messages[code] ?? code, params)

/**
 * What Portico throws: a code to act on, a message to read, and the cause behind it.
 *
 * @example
 * if (error instanceof PorticoError && error.code === 'wallet.rejected') return
 */
export class PorticoError<Code extends ErrorCode = ErrorCode> extends Error {
  // Defined, and not assigned: where a page has frozen what errors inherit from, that would throw.
  override readonly name: string = 'PorticoError'
  readonly code: Code
  readonly params: ErrorParams | undefined

  constructor(code: Code, params?: ErrorParams, options?: ErrorOptions) {
    super(errorMessageOf({ code, ...(params && { params }) }), options)
    this.code = code
    this.params = params
  }
}

/** Turns whatever was thrown into data. Anything that is not a `PorticoError` is a bug and is shown as one. */
export const failureOf = (cause: unknown): Failure =>
  cause instanceof PorticoError
    ? { code: cause.code, ...(cause.params && { params: cause.params }) }
    : { code: 'unknown' }
