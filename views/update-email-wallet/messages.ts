import { combineMessages } from '../../locales/combine-messages.ts'
import { mailMessages } from '../../locales/mail.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the views for changing the email. */
export const updateEmailWalletMessages = combineMessages(
  mailMessages,
  statusMessages,
  defineMessages({ en: () => import('./messages.en.ts') }),
)

export const useText = useTextOf<CodeOf<typeof updateEmailWalletMessages>>
