import { combineMessages } from './combine-messages.ts'
import { type CodeOf, defineMessages } from './messages.ts'

/** The messages that several flows and snackbars show about failures and successes. */
export const statusMessages = defineMessages({ en: () => import('./status.en.ts') })

/** The same, and the messages for a pending wallet request. */
export const connectingMessages = combineMessages(
  defineMessages({ en: () => import('./connecting.en.ts') }),
  statusMessages,
)

export type StatusCode = CodeOf<typeof connectingMessages>
