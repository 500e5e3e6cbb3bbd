import { combineMessages } from '../../locales/combine-messages.ts'
import { loginErrorMessages } from '../../locales/error-areas.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the account settings. */
export const accountSettingsMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  statusMessages,
  loginErrorMessages,
)

export const useText = useTextOf<CodeOf<typeof accountSettingsMessages>>
