import type { ErrorCode } from '../../core/errors.ts'

/**
 * How a request ends that the wallet may have carried out even so: it named no transaction, was lost or fell silent while it was
 * asked, or said what no one knows. Every other failure is an answer, or comes before the wallet is asked: nothing has left
 * [send-undecided].
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
