import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'

/** What a failure of the frame is called by EIP-1193. */
const codes: Readonly<Record<string, number>> = {
  'frame.notAllowed': 4200,
  'request.aborted': 4001,
  'chain.notConfigured': 4902,
  'frame.unreachable': 4900,
  'frame.session': 4900,
  'frame.timeout': 4900,
}

/** What a number says too little of: after a session that is over or a frame that never came, nothing has left [send-undecided]. */
const ofFrame = /^frame\.(session|timeout|unreachable)$/

/** An error of a provider: a number as the code. */
export const rpcError = (code: number, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

/** Why it is not asked at all: nothing has left [send-undecided]. */
export const notConnected = (): PorticoError => new PorticoError('wallet.notConnected')

/** What a page that knows wallets understands: the frame's own code, or one that says the same. */
export function asRpcError(cause: unknown): unknown {
  if (!(cause instanceof PorticoError)) return cause
  // What a signal aborts with has a code of the browser's, which says nothing of wallets.
  const theirs = cause.code === 'request.aborted' ? undefined : cause.cause
  const said = member(theirs, 'code')
  const message = theirs instanceof Error ? theirs.message : cause.message
  const code = typeof said === 'number' ? said : (codes[cause.code] ?? -32603)
  return rpcError(code, message, ofFrame.test(cause.code) ? cause : undefined)
}
