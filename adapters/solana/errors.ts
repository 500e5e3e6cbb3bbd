import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { generalCode, specificCode } from '../wallet-error.ts'

/** The errors of wallet adapters, which have no code. */
const names: Readonly<Record<string, ErrorCode>> = {
  WalletNotReadyError: 'wallet.notInstalled',
  WalletLoadError: 'wallet.notInstalled',
  WalletConfigError: 'wallet.unsupportedMethod',
  WalletDisconnectedError: 'wallet.providerDisconnected',
  WalletAccountError: 'wallet.noAccounts',
  WalletPublicKeyError: 'wallet.badAccount',
  WalletNotConnectedError: 'wallet.notConnected',
  WalletTimeoutError: 'request.timeout',
  WalletWindowBlockedError: 'wallet.popupBlocked',
  WalletWindowClosedError: 'wallet.rejected',
}

/** A node rejects a transaction with a code that wallets use for a pending request. */
const refused = /simulation failed/i

/** The node no longer knows the transaction's block: it was approved too late. */
const expired = /blockhash not found|block ?height exceeded/i

/** A node's answer for a transaction that it already has: its first answer was lost [send-undecided]. */
export const processed = /already (been )?processed/i

/** Many Solana wallets reject without a code. */
const rejected = /\b(user|request|transaction) (was )?(rejected|declined|denied|cancell?ed)/i

/** The maximum depth of nested causes, also for circular ones. */
const depth = 5

/** `walletError` for errors of Solana wallets and their adapters. The innermost cause takes precedence. */
export function solanaError(cause: unknown): PorticoError {
  if (cause instanceof PorticoError) return cause
  const layers: unknown[] = [cause]
  while (layers.length < depth && field(layers[0], 'error') !== undefined) layers.unshift(field(layers[0], 'error'))
  const said = (read: (layer: unknown) => ErrorCode | undefined) => layers.map(read).find(Boolean)
  return new PorticoError(said(codeOf) ?? said(generalCode) ?? 'unknown', undefined, { cause })
}

function codeOf(layer: unknown): ErrorCode | undefined {
  const message = String(field(layer, 'message'))
  if (processed.test(message)) return 'wallet.badHash'
  if (expired.test(message)) return 'transaction.expired'
  if (refused.test(message)) return 'transaction.failed'
  const code = specificCode(layer)
  if (code) return code
  const name = String(field(layer, 'name'))
  return (Object.hasOwn(names, name) && names[name]) || (rejected.test(message) ? 'wallet.rejected' : undefined)
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
