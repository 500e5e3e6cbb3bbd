import { combineMessages } from './combine-messages.ts'
import { loginErrorMessages } from './error-areas.ts'
import { defineMessages } from './messages.ts'

/** The messages where an email is verified by a code. */
export const mailMessages = combineMessages(defineMessages({ en: () => import('./mail.en.ts') }), loginErrorMessages)
