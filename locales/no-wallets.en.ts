/** What is said where no wallet is listed. */
export const messages = {
  'connect.none': 'No wallets in this browser',
  'connect.noneHint': 'Install one and it will appear here automatically.',
  'connect.unreached': 'Can’t load wallets',
  'connect.unreachedHint': 'Check your internet connection. We’ll keep trying.',
  'connect.continueWithWallet': 'Continue with a wallet',
} as const
