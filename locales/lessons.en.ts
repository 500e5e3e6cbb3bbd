/** What a wallet is, for newcomers. */
export const messages = {
  'connect.get': 'Get a wallet',
  'learn.homeTitle': 'A home for what you own',
  'learn.home': 'Keep, send and receive coins and collectibles, all in one place.',
  'learn.loginTitle': 'A new way to sign in',
  'learn.login': 'Use your wallet instead of another account and password.',
  'learn.more': 'Learn more',
  'learn.keysTitle': 'Only you hold the keys',
  'learn.keys': 'Apps can ask, but nothing moves until you approve it in your wallet.',
} as const
