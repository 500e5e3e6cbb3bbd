import type { ErrorCode } from '../core/errors.ts'

/** What is said where an account could not get a name. */
export const messages = {
  'name.suggestions': 'Couldn’t check that name. Try again.',
  'name.account': 'Only an account of the app’s own wallet can have a name.',
  'name.refused': 'The name wasn’t accepted: {reason}',
  'name.failed': 'Couldn’t register {name}. Try again.',
} as const satisfies Partial<Record<ErrorCode, string>>
