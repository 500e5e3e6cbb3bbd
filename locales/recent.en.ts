/**
 * The messages about transactions that the dApp has added, and about their outcome; the descriptions are the dApp's.
 */
export const messages = {
  'recent.confirmed': '{description}: confirmed',
  'recent.failed': '{description}: failed',
  'recent.replaced': '{description}: replaced by another transaction',
  'recent.title': 'Recent transactions',
  'recent.clear': 'Clear all',
  'recent.pending': 'Pending',
  'recent.hasFailed': 'Failed',
  'recent.wasReplaced': 'Replaced',
} as const
