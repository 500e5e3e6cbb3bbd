import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'

/** The EIP-1193 codes of the frame's failures. */
const codes: Readonly<Record<string, number>> = {
  'frame.notAllowed': 4200,
  'request.aborted': 4001,
  'chain.notConfigured': 4902,
  'frame.unreachable': 4900,
  'frame.session': 4900,
  'frame.timeout': 4900,
}

/**
 * Failures for which a number says too little: nothing was sent after an expired session, or if the frame did not load
 * [send-undecided].
 */
const ofFrame = /^frame\.(session|timeout|unreachable)$/

/** A provider error with a numeric code. */
export const rpcError = (code: number, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

/** The error of a request that was not sent at all [send-undecided]. */
export const notConnected = (): PorticoError => new PorticoError('wallet.notConnected')

/** Converts an error to the form of wallet errors: with the frame's own code, or an equivalent one. */
export function asRpcError(cause: unknown): unknown {
  if (!(cause instanceof PorticoError)) return cause
  // The cause of an abort has a code of the browser's, which is not a wallet error code.
  const theirs = cause.code === 'request.aborted' ? undefined : cause.cause
  const said = member(theirs, 'code')
  const message = theirs instanceof Error ? theirs.message : cause.message
  const code = typeof said === 'number' ? said : (codes[cause.code] ?? -32603)
  return rpcError(code, message, ofFrame.test(cause.code) ? cause : undefined)
}
