export const messages = {
  'title.WalletReceive': 'Receive',
  'title.WalletCompatibleNetworks': 'Compatible networks',
  'receive.code': 'QR code of your address on {network}',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.network': 'Send only assets on {network}.',
  'receive.networks': 'Send only assets on compatible networks.',
  'receive.unknownNetwork': 'Unknown network',
  'receive.lost': 'Tokens sent to this address on another network may be lost.',
} as const
