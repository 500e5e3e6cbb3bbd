import { combineMessages } from '../../locales/combine-messages.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'
import { swapMessages } from './messages.ts'

/** The messages while a wallet is asked, and of the result; they load with their view. */
export const swapStatusMessages = combineMessages(
  defineMessages({ en: () => import('../../locales/swapping.en.ts') }),
  swapMessages,
)

export const useText = useTextOf<CodeOf<typeof swapStatusMessages>>
