import type { ErrorCode } from '../core/errors.ts'

/** Errors in granting an app a session, or revoking one. */
export const messages = {
  'session.unlisted': 'Check your connection, then try again.',
  'session.unrevoked': 'The service still lists this session. Try again.',
  'session.request': 'The app asked for something that can’t be allowed here.',
  'session.unsupported': 'Sessions aren’t available on this network.',
} as const satisfies Partial<Record<ErrorCode, string>>
