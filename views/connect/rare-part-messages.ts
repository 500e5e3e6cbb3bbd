import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What is said in the rare parts of the list, and of the ways to log in: it loads with them. */
export const rarePartMessages = defineMessages({ en: () => import('../../locales/rare-list.en.ts') })

export const useText = useTextOf<CodeOf<typeof rarePartMessages>>
