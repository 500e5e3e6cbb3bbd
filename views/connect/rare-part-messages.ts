import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the rare parts of the list and of the logins; they load together. */
export const rarePartMessages = defineMessages({ en: () => import('../../locales/rare-list.en.ts') })

export const useText = useTextOf<CodeOf<typeof rarePartMessages>>
