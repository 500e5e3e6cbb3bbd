export const messages = {
  'title.GetWallet': 'Get a wallet',
  'title.WhatIsANetwork': 'What is a network?',
  'title.WhatIsAWallet': 'What is a wallet?',
  'getWallet.intro': 'Pick a wallet and install it. It will appear in the list automatically.',
  'getWallet.none': 'Any wallet you install will appear in the list automatically.',
  'learn.networkTitle': 'A shared record',
  'learn.network': 'A network keeps track of who owns what. Each one charges its fees in its own coin.',
  'learn.layersTitle': 'One account, many networks',
  'learn.layers':
    'Your account works on all of them, but what you hold stays on its network. Some are faster or cheaper.',
  'learn.homeTitle': 'A home for what you own',
  'learn.home': 'Keep, send and receive coins and collectibles, all in one place.',
  'learn.loginTitle': 'A new way to sign in',
  'learn.login': 'Use your wallet instead of another account and password.',
  'learn.more': 'Learn more',
  'learn.keysTitle': 'Only you hold the keys',
  'learn.keys': 'Apps can ask, but nothing moves until you approve it in your wallet.',
} as const
