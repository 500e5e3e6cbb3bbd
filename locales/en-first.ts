/** The words around every view and those of the first: they come with the modal, so there are few of them. */
export const first = {
  'modal.close': 'Close',
  'modal.back': 'Back',
  'modal.loading': 'Loading',

  'title.Connect': 'Connect a wallet',
  'title.ConnectingExternal': '{wallet}',
  'title.Arriving': 'Loading',
  'title.Account': 'Your account',
  'title.GetWallet': 'Get a wallet',
  'title.Unavailable': 'Not loaded',
  'title.Networks': 'Choose network',
  'title.SwitchActiveChain': 'Switch network',
  'title.SwitchNetwork': 'Switch network',
  'title.WhatIsAWallet': 'What is a wallet?',

  'view.failedTitle': 'This can’t be shown',
  'view.failed': 'Close this and open it again. If that does not help, reload the page.',

  'connect.help': 'What is a wallet?',
  'connect.installed': 'Installed',
  'connect.list': 'Wallets in this browser',
  'connect.none': 'No wallet in this browser yet',
  'connect.noneHint': 'Install one and it shows up here by itself.',
  'connect.unreached': 'The wallets can’t be reached yet',
  'connect.unreachedHint': 'Check your connection. Every few seconds it is tried again by itself.',
  'connect.get': 'Get a wallet',
  'connect.missing': 'I don’t have a wallet',
} as const
