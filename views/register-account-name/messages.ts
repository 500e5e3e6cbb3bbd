import { combineMessages } from '../../locales/combine-messages.ts'
import { nameErrorMessages } from '../../locales/error-areas.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the name registration views. */
export const registerAccountNameMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  statusMessages,
  nameErrorMessages,
)

export const useText = useTextOf<CodeOf<typeof registerAccountNameMessages>>
