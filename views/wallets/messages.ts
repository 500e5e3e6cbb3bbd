import { combineMessages } from '../../locales/combine-messages.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { connectingMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the connected wallets' view. */
export const profileWalletsMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  connectingMessages,
)

export const useText = useTextOf<CodeOf<typeof profileWalletsMessages>>
