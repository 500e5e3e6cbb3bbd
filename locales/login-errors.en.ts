import type { ErrorCode } from '../core/errors.ts'

/** Errors in logging in to the embedded wallet. */
export const messages = {
  'email.invalid': 'Enter a valid email address.',
  'email.tooSoon': 'Please try again after {seconds} seconds',
  'email.none': 'There’s no email to change. Log in with one first.',
  'code.wrong': 'That code isn’t right. Check the latest email.',
  'code.expired': 'The code expired. Request a new one.',
  'code.spent': 'Too many attempts. Request a new code.',
  'device.refused': 'The device wasn’t approved. Try again.',
  'social.blocked': 'Your browser blocked the login window. Allow pop-ups for this page, then try again.',
  'social.uri': 'Couldn’t reach {wallet}. Try again.',
  'social.timeout': 'The login took too long. Try again.',
  'social.origin': 'The answer came from an untrusted origin. Try again.',
  'social.refused': '{wallet} didn’t log you in. Try again.',
} as const satisfies Partial<Record<ErrorCode, string>>
