import { combineMessages } from '../../locales/combine-messages.ts'
import { mailMessages } from '../../locales/mail.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { connectingMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the email login views. */
export const emailLoginMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  connectingMessages,
  mailMessages,
)

export const useText = useTextOf<CodeOf<typeof emailLoginMessages>>
