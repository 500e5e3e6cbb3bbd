import type { ErrorCode } from '../core/errors.ts'

/** Errors in signing in. */
export const messages = {
  'sign.failed': 'Error signing message',
  'sign.broken': 'A problem occurred while trying initialize authentication',
  'sign.malformed': 'This app sent a message that can’t be signed.',
  'sign.invalid': 'This signature is from a different account. Check which account is selected in {wallet}.',
  'sign.expired': 'The request expired. Try again.',
  'sign.early': 'Your device’s clock is ahead. Set the right time, then try again.',
  'sign.unauthorized': 'The app didn’t accept the signature. Try again.',
  'sign.server': 'Can’t reach the app’s server. Try again in a moment.',
  'sign.network': 'This app can’t verify {wallet} signatures on this network.',
  'sign.unsupported': 'This browser can’t verify the signature. Try another browser.',
} as const satisfies Partial<Record<ErrorCode, string>>
