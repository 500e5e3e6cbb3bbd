import { combineMessages } from '../../locales/combine-messages.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'
import { swapMessages } from './messages.ts'

/** What is said while a wallet is asked, and of how that ends: it loads with the view that says it. */
export const swapStatusMessages = combineMessages(
  defineMessages({ en: () => import('../../locales/swapping.en.ts') }),
  swapMessages,
)

export const useText = useTextOf<CodeOf<typeof swapStatusMessages>>
