import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What the list of wallets says: it loads with the modal. */
export const connectMessages = defineMessages({ en: () => import('./messages.en.ts') })

export const useText = useTextOf<CodeOf<typeof connectMessages>>
