import { combineMessages } from '../../locales/combine-messages.ts'
import { commonMessages } from '../../locales/index.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages for a part of the modal that failed to load; they load with its view. */
export const unavailableMessages = combineMessages(
  defineMessages({ en: () => import('../../locales/unavailable.en.ts') }),
  commonMessages,
)

export const useText = useTextOf<CodeOf<typeof unavailableMessages>>
