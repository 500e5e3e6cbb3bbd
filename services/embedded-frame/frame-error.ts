import type { FrameTrouble } from '../../core/embedded-frame.ts'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'

/** What a frame says of an app or a login that it does not serve, in words alone: the first that fits [embedded-alerts]. */
const troubles: readonly (readonly [RegExp, FrameTrouble])[] = [
  [/unverified.?domain|domain .*not (?:verified|allowed)|origin .*not allowed/i, 'frame.domain'],
  [/invalid (?:key|project)/i, 'frame.project'],
  [/not yet valid/i, 'relay.clock'],
  [/session .*(?:expired|ended)|invalid session|not logged in/i, 'frame.session'],
]

/** What keeps the wallet from working, by what the frame says; undefined where it says something else. */
export const troubleIn = (said: string): FrameTrouble | undefined => troubles.find(([form]) => form.test(said))?.[1]

/** What a frame says of a login, in words alone: the first that fits [embedded-errors]. */
const codesByMessage: readonly (readonly [RegExp, ErrorCode])[] = [
  [/invalid email/i, 'email.invalid'],
  [/expired/i, 'code.expired'],
  [/too many|attempts/i, 'code.spent'],
  [/invalid code|wrong code|invalid otp/i, 'code.wrong'],
  [/not approved|denied/i, 'device.refused'],
]

/** What went wrong with a login, by what the frame says of it. */
export function loginError(cause: unknown): unknown {
  if (!(cause instanceof PorticoError) || cause.code !== 'frame.failed') return cause
  const said = cause.cause instanceof Error ? cause.cause.message : ''
  const code = codesByMessage.find(([form]) => form.test(said))?.[1]
  return code ? new PorticoError(code, undefined, { cause: cause.cause }) : cause
}

/** What went wrong with a login at a provider; what the frame itself did not do is told by the code of that step. */
export const socialError = (cause: unknown, code: ErrorCode): unknown =>
  cause instanceof PorticoError && (cause.code === 'frame.failed' || cause.code === 'rpc.malformed')
    ? new PorticoError(code, undefined, { cause: cause.cause })
    : cause
