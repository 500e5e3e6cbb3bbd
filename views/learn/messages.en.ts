export const messages = {
  'title.GetWallet': 'Get a wallet',
  'title.WhatIsANetwork': 'What is a network?',
  'title.WhatIsAWallet': 'What is a wallet?',
  'getWallet.intro': 'Pick a wallet and install it. It will appear in the list automatically.',
  'getWallet.none': 'Any wallet you install will appear in the list automatically',
  'getWallet.done': 'Done',
  'learn.networkTitle': 'A shared record',
  'learn.network': 'A network keeps track of who owns what. Each one charges its fees in its own coin.',
  'learn.layersTitle': 'One account, many networks',
  'learn.layers':
    'Your account works on all of them, but what you hold stays on its network. Some are faster or cheaper.',
} as const
