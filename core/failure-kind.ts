import type { ErrorCode } from './errors.ts'

/** What a failed connection leads to: what the user sees of it, and can do next. */
export type FailureKind =
  | 'declined'
  | 'pending'
  | 'timedOut'
  | 'blocked'
  | 'offline'
  | 'retryable'
  /** Asking the same wallet again would not end otherwise: another wallet is the next step. */
  | 'known'
  | 'final'

const kinds: Partial<Record<ErrorCode, FailureKind>> = {
  'wallet.rejected': 'declined',
  'wallet.pending': 'pending',
  'request.timeout': 'timedOut',
  'pairing.expired': 'timedOut',
  'relay.clock': 'timedOut',
  'wallet.locked': 'blocked',
  'wallet.noAccounts': 'blocked',
  'wallet.unauthorized': 'blocked',
  'wallet.popupBlocked': 'blocked',
  'network.offline': 'offline',
  'relay.unreachable': 'offline',
  'wallet.alreadyConnected': 'known',
  'connector.missing': 'final',
  'link.failed': 'final',
  'pairing.missing': 'final',
  'relay.key': 'final',
  'relay.origin': 'final',
  'wallet.badAccount': 'final',
  'wallet.unsupportedMethod': 'final',
}

/** What the failure of a connection leads to; what is not known may succeed the next time. */
export const failureKind = (code: ErrorCode | undefined): FailureKind => (code && kinds[code]) ?? 'retryable'
