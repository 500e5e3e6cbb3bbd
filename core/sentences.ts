import { hookSentences } from './hook-error.ts'
import { setupSentences } from './setup-error.ts'
import { signInSentences } from './sign-in-error.ts'

/**
 * The error catalogue: one code for each thing that can go wrong, with the sentence of SPEC 8 where the
 * specification fixes one. What a person reads comes from `locales/` by the same code; what is thrown at a
 * developer is the sentence itself. `{name}` stands for a parameter. Apart from the errors: the modal opens without.
 */
export const catalogue = {
  ...setupSentences,
  ...hookSentences,
  ...signInSentences,
  unknown: 'Something went wrong',
  'service.missing': 'Nothing provides "{name}"',

  'caip.network': 'Invalid CAIP-2 network id',
  'caip.account': 'Invalid CAIP-10 address',

  'wallet.rejected': 'User rejected the request',
  'wallet.pending': 'A request is already pending in the wallet',
  'wallet.locked': 'The wallet is locked',
  'wallet.notInstalled': 'Provider not found',
  'wallet.noAccounts': 'The wallet granted no account',
  'wallet.badAccount': 'The wallet returned a malformed address',
  'wallet.badChain': 'The wallet returned a malformed chain id',
  'wallet.unauthorized': 'The wallet did not authorize the method or account',
  'wallet.unsupportedMethod': 'The wallet does not support the method',
  'wallet.providerDisconnected': 'The wallet is disconnected from all chains',
  'wallet.chainDisconnected': 'The wallet is disconnected from the chain',
  'wallet.alreadyConnected': 'Connector already connected',
  'wallet.notConnected': 'Connector not connected',
  'wallet.activateFailed': 'Failed to switch wallet',
  'wallet.disconnectFailed': 'Failed to disconnect',
  'wallet.disconnecting': 'The wallet is disconnecting',
  'wallet.chainUnknown': 'Unrecognized chain',
  'wallet.switchUnsupported': 'The connector does not support programmatic chain switching',
  'wallet.popupBlocked': 'The browser blocked the wallet’s window',
  'connector.missing': 'Failed to find connector',

  'pairing.expired': 'The proposal has expired',
  'pairing.missing': 'WalletConnect needs the package @walletconnect/universal-provider',
  'pairing.failed': 'Connection error',
  'relay.unreachable': 'The relay can’t be reached',
  'relay.origin': 'Unauthorized: origin not allowed',
  'relay.clock': 'JWT validation error: JWT Token is not yet valid',
  'relay.key': 'Unauthorized: invalid key',
  'link.failed': 'The wallet’s link could not be made',
  'directory.failed': 'The wallets could not be fetched',
  'config.origin': 'Invalid App Configuration',
  'config.project': 'Project ID Not Configured',
  'config.server': 'Server Error',
  'config.limited': 'Rate Limited',
  'config.ignored': 'Local configuration ignored',

  'request.timeout': 'The request timed out',
  'request.aborted': 'Request was aborted',
  'transaction.malformed': 'The transaction is malformed',
  'transaction.failed': 'The transaction failed',
  'network.offline': 'The device is offline',
  'network.unsupported': 'Unsupported chain',
  'chain.mismatch': 'The current chain of the connector does not match the requested chain',
  'chain.notConfigured': 'Chain not configured',
  'rpc.malformed': 'The answer is malformed',
  'rpc.failed': 'The node did not answer',
  'balance.unavailable': 'Token Balance Unavailable',
  'clipboard.failed': 'Failed to copy',
  'adapter.failed': 'The adapter could not be loaded',
  'caip.address': 'Invalid CAIP Address',
  'account.chain': 'Chain is required to update chain account data',
  'account.prop': 'Chain is required to set account prop',
  'adapter.taken': 'The namespace has an adapter already',
  'network.namespace': 'switchActiveNetwork - namespace is required',
  'network.chain': 'getNetworkControllerClient - chain is required',
  'network.client': 'NetworkController client not set',
  'connection.client': 'ConnectionController client not set',
  'wallets.single': 'Multi-Wallet Not Enabled',
} as const

export type ErrorCode = keyof typeof catalogue

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(catalogue, code)
