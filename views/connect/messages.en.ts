export const messages = {
  'title.Connect': 'Connect a wallet',
  'help.Connect': 'What is a wallet?',
  'connect.connected': 'Connected',
  'connect.list': 'Wallets',
  'connect.qrCode': 'QR code',
  'connect.none': 'No wallets in this browser',
  'connect.noneHint': 'Install one and it will appear here automatically.',
  'connect.unreachedHint': 'Check your internet connection. We’ll keep trying.',
  'connect.missing': 'I don’t have a wallet',
} as const
