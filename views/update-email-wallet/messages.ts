import { combineMessages } from '../../locales/combine-messages.ts'
import { mailMessages } from '../../locales/mail.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** What the views of changing the email say. */
export const updateEmailWalletMessages = combineMessages(
  mailMessages,
  statusMessages,
  defineMessages({ en: () => import('./messages.en.ts') }),
)

export const useText = useTextOf<CodeOf<typeof updateEmailWalletMessages>>
