import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What is said of a dApp's terms: it loads where the dApp has any. */
export const acceptTermsMessages = defineMessages({ en: () => import('./messages.en.ts') })

export const useText = useTextOf<CodeOf<typeof acceptTermsMessages>>
