import { combineMessages } from '../../locales/combine-messages.ts'
import { moneyErrorMessages, sessionErrorMessages } from '../../locales/error-areas.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the smart session views. */
export const smartSessionsMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  statusMessages,
  moneyErrorMessages,
  sessionErrorMessages,
)

export const useText = useTextOf<CodeOf<typeof smartSessionsMessages>>
