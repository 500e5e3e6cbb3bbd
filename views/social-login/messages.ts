import { combineMessages } from '../../locales/combine-messages.ts'
import { loginErrorMessages } from '../../locales/error-areas.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { connectingMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the social login views. */
export const socialLoginMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  connectingMessages,
  loginErrorMessages,
)

export const useText = useTextOf<CodeOf<typeof socialLoginMessages>>
