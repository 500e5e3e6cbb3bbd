import { combineMessages } from './combine-messages.ts'
import { loginErrorMessages } from './error-areas.ts'
import { defineMessages } from './messages.ts'

/** What is said wherever an email is proved by a code. */
export const mailMessages = combineMessages(defineMessages({ en: () => import('./mail.en.ts') }), loginErrorMessages)
