export const messages = {
  'title.Connect': 'Connect a wallet',
  'title.ConnectingExternal': '{wallet}',
  'title.ConnectingMultiChain': 'Choose a network',
  'help.Connect': 'What is a wallet?',
  'connect.connected': 'Connected',
  'connect.list': 'Wallets',
  'connect.qrCode': 'QR code',
  'connect.none': 'No wallets in this browser',
  'connect.noneHint': 'Install one and it will appear here automatically.',
  'connect.unreachedHint': 'Check your internet connection. We’ll keep trying.',
  'connect.missing': 'I don’t have a wallet',
  'multiChain.text': 'Choose a network for {wallet}.',
} as const
