import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What the ways to log in say: it loads where there are any. */
export const loginsMessages = defineMessages({ en: () => import('../../locales/logins.en.ts') })

export const useText = useTextOf<CodeOf<typeof loginsMessages>>
