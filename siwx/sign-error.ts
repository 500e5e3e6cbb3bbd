import { signErrorMessages } from '../core/error-messages.ts'
import { addErrorMessages, type ErrorParams, PorticoError, type SignErrorCode } from '../core/errors.ts'

/** An error in signing in. It includes its message, since `portico/siwx` also works without a kit. */
export function signError(code: SignErrorCode, params?: ErrorParams, options?: ErrorOptions): PorticoError {
  addErrorMessages(signErrorMessages)
  return new PorticoError(code, params, options)
}
