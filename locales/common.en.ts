/** What is said around every view, and by more than one flow: it loads with the modal. */
export const messages = {
  'modal.close': 'Close',
  'modal.back': 'Back',
  'modal.loading': 'Loading',
  'title.AllWallets': 'All wallets',
  'title.Loading': 'Loading',
  'title.Unavailable': 'Couldn’t load this',
  'view.failedTitle': 'Something went wrong',
  'view.failed': 'Close this window and open it again. If that doesn’t help, reload the page.',
  'connect.installed': 'Installed',
  'connect.inSession': 'Disconnect {wallet} first',
  'connect.recent': 'Recent',
  'connect.unreached': 'Can’t load wallets',
  'connect.get': 'Get a wallet',
  'unavailable.headline': 'Something didn’t load',
  'unavailable.text': 'Check your connection, then try again.',
  'step.retry': 'Try again',
} as const
