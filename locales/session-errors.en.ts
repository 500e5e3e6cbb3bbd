import type { ErrorCode } from '../core/errors.ts'

/** What is said where an app was to be let do something with an account, or no longer. */
export const messages = {
  'session.unlisted': 'Couldn’t load what apps may do. Try again.',
  'session.unrevoked': 'The service still lists this session. Tell it again.',
  'session.request': 'This app asked for something that makes no sense: {reason}',
  'session.unsupported': 'Sessions aren’t available on this network.',
  'wallet.capabilityMissing': '{wallet} doesn’t have a feature that this app needs. Try another wallet.',
  'wallet.bundleKnown': '{wallet} has this request already.',
  'wallet.bundleUnknown': '{wallet} doesn’t know this session.',
  'wallet.bundleTooLarge': '{wallet} can’t allow this much at once.',
  'wallet.upgradeRejected': 'You declined the account upgrade in {wallet}. Try again when you’re ready.',
  'wallet.atomicityMissing': '{wallet} can’t do this all at once. Try another wallet.',
  'api.limited': 'Too many requests. Wait a moment, then try again.',
  'api.unavailable': 'The service isn’t available right now. Try again later.',
  'api.refused': 'The service refused this. Try again.',
} as const satisfies Partial<Record<ErrorCode, string>>
