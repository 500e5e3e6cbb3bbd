import { BaseError, type ErrorParams } from './base-error.ts'

/**
 * What can go wrong with signing in (SPEC 8, FACTS 12.2): apart from the catalogue, which a page that only sets
 * signing in up does without.
 */
export const signInSentences = {
  'sign.failed': 'Error signing message',
  'sign.broken': 'A problem occurred while trying initialize authentication',
  'sign.malformed': 'The sign-in message has no valid {field}',
  'sign.invalid': 'The signature is not valid',
  'sign.expired': 'The sign-in message has expired',
  'sign.early': 'The sign-in message is of a time to come',
  'sign.unauthorized': 'Not authenticated',
  'sign.server': 'The sign-in server did not answer',
  'sign.network': 'EIP155.verify: CaipNetwork not found',
  'sign.disabled': 'SIWX is not enabled',
  'sign.nobody': 'No ActiveCaipAddress found',
  'sign.unsupported': 'This device can’t check the signature',
} as const

/** An error of signing in, by its code. */
export class SignInError extends BaseError {
  declare readonly code: keyof typeof signInSentences

  constructor(code: keyof typeof signInSentences, params?: ErrorParams, options?: ErrorOptions) {
    super(code, signInSentences[code], params, options)
    this.name = 'PorticoError'
  }
}
