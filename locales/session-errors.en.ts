import type { ErrorCode } from '../core/errors.ts'

/** What is said where an app was to be let do something with an account, or no longer. */
export const messages = {
  'session.unlisted': 'Check your connection, then try again.',
  'session.unrevoked': 'The service still lists this session. Tell it again.',
  'session.request': 'The app asked for something that can’t be allowed here.',
  'session.unsupported': 'Sessions aren’t available on this network.',
} as const satisfies Partial<Record<ErrorCode, string>>
