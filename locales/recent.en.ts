/** What is said of the transactions that the dApp has added, and how one has ended; its description is the dApp's. */
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
