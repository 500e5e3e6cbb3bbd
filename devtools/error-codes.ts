import { errorMessages, signErrorMessages } from '../core/error-messages.ts'
import { type ErrorCode, earlyErrorMessages } from '../core/errors.ts'

/** The whole error catalogue: each code with its message. */
export const allErrorMessages: Readonly<Record<ErrorCode, string>> = {
  ...earlyErrorMessages,
  ...errorMessages,
  ...signErrorMessages,
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(allErrorMessages, code)
