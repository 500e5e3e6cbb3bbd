/** What is said of the transactions that the dApp has added, and how one has ended; its description is the dApp's. */
export const recentTransactionMessages = {
  confirmed: '{description}: confirmed',
  failed: '{description}: failed',
  replaced: '{description}: replaced by another transaction',
  title: 'Recent transactions',
  clear: 'Clear all',
  states: { pending: 'Pending', failed: 'Failed', replaced: 'Replaced' },
} as const
