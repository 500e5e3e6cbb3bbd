import { type CodeOf, combineMessages, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'
import { connectMessages } from './messages.ts'

/** What is said where no wallet is listed: it loads with what says it. */
export const emptyListMessages = combineMessages(
  defineMessages({ en: () => import('../../locales/no-wallets.en.ts') }),
  connectMessages,
)

export const useText = useTextOf<CodeOf<typeof emptyListMessages>>
