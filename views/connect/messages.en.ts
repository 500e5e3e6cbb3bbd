export const messages = {
  'title.Connect': 'Connect a wallet',
  'title.ConnectingExternal': '{wallet}',
  'title.ConnectingMultiChain': 'Select chain',
  'help.Connect': 'What is a wallet?',
  'connect.connected': 'Connected',
  'connect.list': 'Wallets',
  'connect.qrCode': 'QR code',
  'connect.none': 'No wallet in this browser yet',
  'connect.noneHint': 'Install one and it will show up here.',
  'connect.unreachedHint': 'Check your connection. We’ll keep trying.',
  'connect.missing': 'I don’t have a wallet',
  'multiChain.text': 'Choose a network for {wallet}.',
} as const
