export const messages = {
  'title.Account': 'Your account',
  'account.balance': 'Balance',
  'account.balanceLoading': 'Loading balance',
  'account.balanceFailed': 'Balance unavailable',
  'account.balanceRetry': 'Try again',
  'account.network': 'Network',
  'account.unknownNetwork': 'Unknown network',
  'account.unknownNetworkHint': 'Switch networks in {wallet}',
  'account.wallets': 'Wallets',
  'account.receive': 'Receive',
  'account.explorer': 'Explorer',
  'account.copied': 'Copied address {address}',
} as const
