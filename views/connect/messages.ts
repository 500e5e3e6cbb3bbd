import { statusMessages } from '../../locales/index.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What the list of wallets says: it loads with the modal. */
export const connectMessages = defineMessages({ en: () => import('./messages.en.ts') })

/** While a wallet is asked nothing is said but what all flows say. */
export const connectingExternalMessages = statusMessages

export const useText = useTextOf<CodeOf<typeof connectMessages>>
