import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'

/** What a failure of the frame is called by EIP-1193. */
const codes: Readonly<Record<string, number>> = {
  'frame.notAllowed': 4200,
  'request.aborted': 4001,
  'chain.notConfigured': 4902,
  'frame.unreachable': 4900,
  'frame.session': 4900,
}

/** An error of a provider: a number as the code. */
export const rpcError = (code: number, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

/** What a page that knows wallets understands: the frame's own code, or one that says the same. */
export function asRpcError(cause: unknown): unknown {
  if (!(cause instanceof PorticoError)) return cause
  // What a signal aborts with has a code of the browser's, which says nothing of wallets.
  const theirs = cause.code === 'request.aborted' ? undefined : cause.cause
  const said = member(theirs, 'code')
  const message = theirs instanceof Error ? theirs.message : cause.message
  return rpcError(typeof said === 'number' ? said : (codes[cause.code] ?? -32603), message)
}
