/** Values for the places of a sentence. */
export type ErrorParams = Readonly<Record<string, string | number>>

/** Puts parameters in their places; a place without a parameter stays as it is. */
export const fill = (sentence: string, params: ErrorParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))

/** What every error of Portico is: a code to act on, a sentence to read, the cause behind it. */
export class BaseError extends Error {
  readonly code: string
  readonly params: ErrorParams | undefined

  constructor(code: string, sentence: string, params?: ErrorParams, options?: ErrorOptions) {
    super(fill(sentence, params), options)
    this.code = code
    this.params = params
  }
}
