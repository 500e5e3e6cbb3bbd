import { messages as errorMessages } from './errors.en.ts'

/** The messages that several flows and snackbars show about pending requests, failures and successes. */
export const messages = {
  ...errorMessages,

  'namespace.eip155': 'Ethereum networks',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',
  'account.copy': 'Copy address {address}',
  'account.disconnect': 'Disconnect',
  'account.disconnecting': 'Disconnecting…',
  'address.copied': 'Address copied',
  'sign.authenticating': 'Authenticating...',
  'wallet.added': 'New wallet added',
  'wallet.switched': 'Wallet switched',
  'account.switched': 'Account switched',
  'wallet.disconnected': 'Wallet disconnected',
  'wallets.connectFailed': 'Couldn’t connect the wallet',
  'wallets.disconnectFailed': 'Couldn’t disconnect the wallet',
} as const
