import { combineMessages } from '../../locales/combine-messages.ts'
import { moneyErrorMessages } from '../../locales/error-areas.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the buying views. */
export const buyMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  statusMessages,
  moneyErrorMessages,
)

export const useText = useTextOf<CodeOf<typeof buyMessages>>
