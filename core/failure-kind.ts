import type { ErrorCode } from './errors.ts'

/** The kinds of failed connections, by what the user sees and can do next. */
export type FailureKind =
  | 'declined'
  | 'pending'
  | 'timedOut'
  | 'blocked'
  | 'offline'
  | 'retryable'
  /** A retry with the same wallet would fail again: the next step is another wallet. */
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

/** The kind of a connection's failure; unknown ones may succeed on a retry. */
export const failureKind = (code: ErrorCode | undefined): FailureKind => (code && kinds[code]) ?? 'retryable'
