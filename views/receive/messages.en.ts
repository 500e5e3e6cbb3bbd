export const messages = {
  'title.WalletReceive': 'Receive',
  'title.WalletCompatibleNetworks': 'Compatible networks',
  'receive.hint': 'Copy your address or scan this QR code.',
  'receive.code': 'QR code of your address on {network}',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.network': 'Only receive assets on this network',
  'receive.networks': 'Only receive assets on these networks',
  'receive.unknownNetwork': 'Unknown network',
  'receive.lost': 'Tokens sent to this address on another network may be lost.',
} as const
