export const messages = {
  'title.WalletReceive': 'Receive',
  'title.WalletCompatibleNetworks': 'Compatible networks',
  'receive.code': 'QR code of your address on {network}',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.network': 'Only send assets on {network}.',
  'receive.networks': 'Only send assets on compatible networks.',
  'receive.unknownNetwork': 'Unknown network',
  'receive.lost': 'Tokens sent to this address on another network may be lost.',
} as const
