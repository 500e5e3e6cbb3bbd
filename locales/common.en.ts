/** The messages around every view, of several flows, and of the list of wallets: one file that loads with the modal. */
export const messages = {
  'modal.close': 'Close',
  'modal.back': 'Back',
  'modal.loading': 'Loading',
  'title.Connect': 'Connect a wallet',
  'help.Connect': 'What is a wallet?',
  'connect.connected': 'Connected',
  'connect.list': 'Wallets',
  'connect.qrCode': 'QR code',
  'connect.missing': 'I don’t have a wallet',
  'title.AllWallets': 'All wallets',
  'title.ConnectingExternal': '{wallet}',
  'view.failedTitle': 'Something went wrong',
  'modal.retry': 'Try again',
  'connect.installed': 'Installed',
  'connect.inSession': 'Disconnect {wallet} first',
  'connect.recent': 'Recent',
} as const
