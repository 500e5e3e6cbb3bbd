import { signErrorMessages } from '../core/error-messages.ts'
import { addErrorMessages, type ErrorParams, PorticoError, type SignErrorCode } from '../core/errors.ts'

/** An error of signing in. It has its message, since `portico/siwx` also works where no kit runs. */
export function signError(code: SignErrorCode, params?: ErrorParams, options?: ErrorOptions): PorticoError {
  addErrorMessages(signErrorMessages)
  return new PorticoError(code, params, options)
}
