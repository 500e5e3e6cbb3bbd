import { combineMessages } from '../../locales/combine-messages.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the directory’s views. */
export const allWalletsMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  statusMessages,
)

export const useText = useTextOf<CodeOf<typeof allWalletsMessages>>
