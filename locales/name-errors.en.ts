import type { ErrorCode } from '../core/errors.ts'

/** Errors in registering an account's name. */
export const messages = {
  'name.suggestions': 'Error fetching name suggestions',
  'name.ofAddress': 'Error fetching names for address',
  'name.account': 'Only an account of the app’s own wallet can have a name.',
  'name.refused': '{reason}',
  'name.failed': 'Error registering name {name}',
} as const satisfies Partial<Record<ErrorCode, string>>
