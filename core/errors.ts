import { BaseError, type ErrorParams, fill } from './base-error.ts'
import type { ErrorCode } from './sentences.ts'

export type { ErrorCode }

/** What the codes say, once somebody has had reason to fetch it; until then a code speaks for itself. */
let sentences: Partial<Readonly<Record<ErrorCode, string>>> = {}

/** Fetches the sentences of the catalogue, before something can fail that a developer may read of. */
export async function fetchSentences(): Promise<void> {
  try {
    sentences = (await import('./sentences.ts')).catalogue
  } catch {
    // What went wrong is to be told all the same.
  }
}

/** What went wrong, as data: a context can hold it, a view can print it, a trace can carry it. */
export interface Failure {
  code: ErrorCode
  params?: ErrorParams
}

/** An error by its code; `message` is the catalogue's sentence, where it is here. */
export class PorticoError extends BaseError {
  declare readonly code: ErrorCode

  constructor(code: ErrorCode, params?: ErrorParams, options?: ErrorOptions) {
    super(code, sentences[code] ?? code, params, options)
    this.name = 'PorticoError'
  }
}

/** The catalogue's sentence for a failure, for developers and their tools. */
export const sentenceOf = ({ code, params }: Failure): string => fill(sentences[code] ?? code, params)

/** Turns whatever was thrown into data. Anything that is not a `PorticoError` is a bug and is shown as one. */
export const failureOf = (cause: unknown): Failure =>
  cause instanceof PorticoError
    ? { code: cause.code, ...(cause.params && { params: cause.params }) }
    : { code: 'unknown' }
