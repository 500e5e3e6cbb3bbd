import type { ErrorCode } from '../../core/errors.ts'
import { messages as general } from '../../locales/errors.en.ts'
import { messages as login } from '../../locales/login-errors.en.ts'
import { messages as money } from '../../locales/money-errors.en.ts'
import { messages as name } from '../../locales/name-errors.en.ts'
import { messages as session } from '../../locales/session-errors.en.ts'
import { messages as setup } from '../../locales/setup-errors.en.ts'
import { messages as signIn } from '../../locales/sign-errors.en.ts'

/** The user's message for each failure, whatever loads it: a code without a message does not compile. */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  ...general,
  ...login,
  ...session,
  ...money,
  ...name,
  ...setup,
  ...signIn,
}
