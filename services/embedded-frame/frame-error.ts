import { type ErrorCode, PorticoError } from '../../core/errors.ts'

/** What a frame says of a login, in words alone: the first that fits [embedded-errors]. */
const words: readonly (readonly [RegExp, ErrorCode])[] = [
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
  const code = words.find(([form]) => form.test(said))?.[1]
  return code ? new PorticoError(code, undefined, { cause: cause.cause }) : cause
}

/** What went wrong with a login at a provider; what the frame itself did not do is told by the code of that step. */
export const socialError = (cause: unknown, code: ErrorCode): unknown =>
  cause instanceof PorticoError && (cause.code === 'frame.failed' || cause.code === 'rpc.malformed')
    ? new PorticoError(code, undefined, { cause: cause.cause })
    : cause
