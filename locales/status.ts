import { combineMessages } from './combine-messages.ts'
import { type CodeOf, defineMessages } from './messages.ts'

/** What several flows and snackbars say of failures and of what has happened. */
export const statusMessages = defineMessages({ en: () => import('./status.en.ts') })

/** The same, and what is said while a wallet is asked. */
export const connectingMessages = combineMessages(
  defineMessages({ en: () => import('./connecting.en.ts') }),
  statusMessages,
)

export type StatusCode = CodeOf<typeof connectingMessages>
