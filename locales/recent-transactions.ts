/** How a transaction that the dApp has added has ended; its description is the dApp's. */
export const recentTransactionMessages = {
  confirmed: '{description}: confirmed',
  failed: '{description}: failed',
  replaced: '{description}: replaced by another transaction',
} as const
