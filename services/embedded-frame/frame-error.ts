import type { FrameTrouble } from '../../core/embedded-frame.ts'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'

/** The frame's messages about an app or a login that it does not serve; the first match counts [embedded-alerts]. */
const troubles: readonly (readonly [RegExp, FrameTrouble])[] = [
  [/unverified.?domain|domain .*not (?:verified|allowed)|origin .*not allowed/i, 'frame.domain'],
  [/invalid (?:key|project)/i, 'frame.project'],
  [/not yet valid/i, 'relay.clock'],
  [/session .*(?:expired|ended)|invalid session|not logged in/i, 'frame.session'],
]

/** The reason why the wallet can't work, from the frame's message; undefined for any other message. */
export const troubleIn = (said: string): FrameTrouble | undefined => troubles.find(([form]) => form.test(said))?.[1]

/** The frame's messages about a login; the first match counts [embedded-errors]. */
const codesByMessage: readonly (readonly [RegExp, ErrorCode])[] = [
  [/invalid email/i, 'email.invalid'],
  [/expired/i, 'code.expired'],
  [/too many|attempts/i, 'code.spent'],
  [/invalid code|wrong code|invalid otp/i, 'code.wrong'],
  [/not approved|denied/i, 'device.refused'],
]

/** The error of a login, from the frame's message. */
export function loginError(cause: unknown): unknown {
  if (!(cause instanceof PorticoError) || cause.code !== 'frame.failed') return cause
  const said = cause.cause instanceof Error ? cause.cause.message : ''
  const code = codesByMessage.find(([form]) => form.test(said))?.[1]
  return code ? new PorticoError(code, undefined, { cause: cause.cause }) : cause
}

/** The error of a social login; a failure that is not the frame's own gets the code of the step. */
export const socialError = (cause: unknown, code: ErrorCode): unknown =>
  cause instanceof PorticoError && (cause.code === 'frame.failed' || cause.code === 'frame.badAnswer')
    ? new PorticoError(code, undefined, { cause: cause.cause })
    : cause
