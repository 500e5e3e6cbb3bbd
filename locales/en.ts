import type { ErrorCode } from '../core/errors.ts'
import { first } from './en-first.ts'

/** What is said of each failure: one sentence for what happened, and one for the next step where there is one. */
const failures = {
  unknown: 'Something went wrong. Nothing was changed.',
  'service.missing': 'This part of the wallet modal is missing.',
  'caip.network': 'That network is not written correctly.',
  'caip.account': 'That account is not written correctly.',
  'caip.address': 'That address is not written correctly.',
  'wallet.rejected': 'The request was declined in {wallet}. Try again when you are ready.',
  'wallet.pending': '{wallet} already has a request open. Answer it there to go on.',
  'wallet.locked': '{wallet} is locked. Unlock it, then try again.',
  'wallet.notInstalled': '{wallet} is not in this browser any more. Install it or choose another wallet.',
  'wallet.noAccounts': '{wallet} shared no account. Choose at least one account in the wallet.',
  'wallet.badAccount': '{wallet} answered with an address that is not valid. Try another wallet.',
  'wallet.badChain':
    '{wallet} answered with a network that is not valid. Switch networks in the wallet, then try again.',
  'wallet.unauthorized': '{wallet} has not allowed this page. Allow it in the wallet’s settings.',
  'wallet.unsupportedMethod': '{wallet} can’t do this. Try another wallet.',
  'wallet.providerDisconnected': '{wallet} has lost its connection. Open the wallet, then try again.',
  'wallet.chainDisconnected': '{wallet} can’t reach its network. Switch networks in the wallet, then try again.',
  'wallet.alreadyConnected': '{wallet} is already connected.',
  'wallet.notConnected': '{wallet} is not connected.',
  'wallet.activateFailed': 'Failed to switch wallet',
  'wallet.disconnectFailed': 'Failed to disconnect',
  'wallet.disconnecting': 'A wallet is still being disconnected. Try again in a moment.',
  'wallet.chainUnknown': '{wallet} does not know this network.',
  'wallet.switchUnsupported': 'Switch networks inside {wallet}: this page can’t do it for you.',
  'wallet.popupBlocked': 'The browser blocked {wallet}’s window. Allow pop-ups for this page, then try again.',
  'connector.missing': '{wallet} can’t be found any more. Choose another wallet.',
  'request.timeout': '{wallet} has not answered for a while. Ask it again: if you approve later, that still counts.',
  'request.aborted': 'This page withdrew the request. Try again when you are ready.',
  'transaction.malformed': 'That transaction is not written correctly.',
  'transaction.failed': 'The network refuses this transaction. Nothing was sent.',
  'network.offline': 'You are offline. Connect to the internet, then try again.',
  'network.notFound': 'This app does not know that network.',
  'network.unsupported': 'This app does not support that network.',
  'chain.mismatch': '{wallet} is on another network. Switch networks in the wallet, then try again.',
  'chain.notConfigured': 'That network is not set up in this app.',
  'rpc.malformed': 'The answer makes no sense. Try again in a moment.',
  'rpc.failed': 'The network did not answer. Try again in a moment.',
  'balance.unavailable': 'Token Balance Unavailable',
  'clipboard.failed': 'Failed to copy',
  'adapter.failed': 'The way to this wallet could not be loaded. Check your connection, then try again.',
  'engine.failed': 'The wallet modal could not be loaded. Reload the page to try again.',
  'adapter.namespace': 'An adapter is missing its namespace.',
  'hook.uncreated': 'The wallet modal has not been set up yet.',
} as const satisfies Record<ErrorCode, string>

/** What is said in the views that come after the first. What stands around a view is in en-first.ts. */
const later = {
  ...failures,

  'notice.dismiss': 'Dismiss',
  'notices.label': 'Notifications',

  'unavailable.headline': 'This part could not be loaded',
  'unavailable.text': 'Check your connection, then try again.',

  'multiChain.text': 'Choose where to connect {wallet}. You can connect the others later.',
  'namespace.eip155': 'EVM networks',
  'namespace.solana': 'Solana',
  'namespace.bip122': 'Bitcoin',
  'namespace.polkadot': 'Polkadot',
  'namespace.cosmos': 'Cosmos',

  'connecting.asking': 'Continue in {wallet}',
  'connecting.askingHint': 'Approve the connection in the wallet’s window.',
  'connecting.slow': 'Still waiting for {wallet}',
  'connecting.slowHint': 'Its window may be behind this one, or waiting in the browser’s toolbar.',
  'connecting.connected': 'Connected',
  'connecting.connectedHint': '{wallet} is connected to this page.',
  'connecting.declined': 'Connection declined',
  'connecting.pending': 'Waiting in {wallet}',
  'connecting.timedOut': 'No answer yet',
  'connecting.locked': 'Wallet locked',
  'connecting.notInstalled': '{wallet} not found',
  'connecting.noAccounts': 'No account shared',
  'connecting.notAllowed': 'Not allowed',
  'connecting.unusable': 'This wallet does not fit',
  'connecting.popupBlocked': 'Window blocked',
  'connecting.offline': 'No internet',
  'connecting.network': 'Wrong network',
  'connecting.lost': 'Wallet disconnected',
  'connecting.known': 'Already connected',
  'connecting.notLoaded': 'Could not load',
  'connecting.failed': 'Could not connect',

  'step.retry': 'Try again',
  'step.ask': 'Ask again',
  'step.accounts': 'Choose accounts',
  'step.unlocked': 'I have unlocked it',
  'step.allowed': 'I have allowed it',
  'step.another': 'Choose another wallet',

  'account.copy': 'Copy address {address}',
  'address.copied': 'Address copied',
  'account.balance': 'Balance',
  'account.balanceLoading': 'Loading the balance',
  'account.balanceFailed': 'Balance unavailable',
  'account.balanceRetry': 'Try again',
  'account.network': 'Network',
  'account.unknownNetwork': 'Unknown Network',
  'account.unknownNetworkHint': 'Switch networks in {wallet}',
  'account.explorer': 'View on explorer',
  'account.disconnect': 'Disconnect',
  'account.disconnecting': 'Disconnecting…',

  'networks.current': 'Selected',
  'networks.intro': '{wallet} asks you before it switches.',
  'networks.notApproved': 'Not approved in {wallet}',
  'switching.asking': 'Continue in {wallet}',
  'switching.askingHint': 'Approve the switch to {network} in the wallet’s window.',
  'switching.slow': 'Still waiting for {wallet}',
  'switching.slowHint': 'If its window is nowhere to be seen, go back and choose {network} again.',
  'switching.done': 'Switched',
  'switching.doneHint': '{wallet} is on {network}.',
  'unsupported.headline': 'This app does not work on that network',
  'unsupported.text': 'Choose one of its networks, and approve the switch in {wallet}.',
  'switchChain.headline': '{network} needs another wallet',
  'switchChain.text': 'Connect a wallet for {network}. The one you have stays connected.',
  'switchChain.connect': 'Connect a wallet',

  'getWallet.intro': 'A wallet holds your keys. Pick one and install it: it then shows up in the list by itself.',
  'getWallet.none': 'This app suggests no wallet',
  'getWallet.noneHint': 'A wallet that you install shows up in the list by itself.',

  'wallet.added': 'New Wallet Added',

  'learn.networkTitle': 'A place where things happen',
  'learn.network':
    'A network keeps the books: who owns what, and what was sent where. Each has its own coin for its fees.',
  'learn.layersTitle': 'Alike, and apart',
  'learn.layers':
    'The same account works on many of them, but what is on one is not on the others. Some are quicker or cheaper.',
  'learn.homeTitle': 'A home for what you own',
  'learn.home': 'Keep, send and receive coins and collectibles, all in one place.',
  'learn.loginTitle': 'A new way to sign in',
  'learn.login': 'Connect your wallet instead of making yet another account and password.',
  'learn.keysTitle': 'Only you hold the keys',
  'learn.keys': 'Nothing leaves your wallet until you approve it there.',
} as const satisfies { [code: string]: string } & { [around: `${'title' | 'modal' | 'view'}.${string}`]: never }

/** Every word of the modal, by code. */
export const en = { ...first, ...later }

export type MessageCode = keyof typeof en
export type Messages = Readonly<Record<MessageCode, string>>
