import { combineMessages } from '../../locales/combine-messages.ts'
import { signInErrorMessages } from '../../locales/error-areas.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { statusMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the sign-in view. */
export const signInMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  statusMessages,
  signInErrorMessages,
)

export const useText = useTextOf<CodeOf<typeof signInMessages>>
