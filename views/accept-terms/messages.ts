import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What is said where a dApp's terms have to be accepted. */
export const acceptTermsMessages = defineMessages({ en: () => import('./messages.en.ts') })

export const useText = useTextOf<CodeOf<typeof acceptTermsMessages>>
