import { combineMessages } from '../../locales/combine-messages.ts'
import { commonMessages } from '../../locales/index.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What is said where a part of the modal could not be fetched: it loads with the view that says it. */
export const unavailableMessages = combineMessages(
  defineMessages({ en: () => import('../../locales/unavailable.en.ts') }),
  commonMessages,
)

export const useText = useTextOf<CodeOf<typeof unavailableMessages>>
