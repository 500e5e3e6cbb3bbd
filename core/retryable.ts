import type { ErrorCode } from './errors.ts'

const finalCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'connector.missing',
  'link.failed',
  'pairing.missing',
  'relay.key',
  'relay.origin',
  'wallet.alreadyConnected',
  'wallet.badAccount',
  'wallet.unsupportedMethod',
])

/** Whether asking the same wallet again may end otherwise; where it would not, another wallet is the next step. */
export const isRetryable = (code: ErrorCode): boolean => !finalCodes.has(code)
