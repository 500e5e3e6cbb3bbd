import type { ErrorCode } from '../../core/errors.ts'

/**
 * Failures after which the wallet may still have sent the transaction: it named no transaction, disconnected or stopped
 * answering during the prompt, or gave an unknown error. All other failures are a definite answer, or precede the
 * prompt [send-undecided].
 */
export const undecided: ReadonlySet<ErrorCode> = new Set([
  'wallet.badHash',
  'wallet.providerDisconnected',
  'wallet.chainDisconnected',
  'request.timeout',
  'request.aborted',
  'frame.timeout',
  'unknown',
])
