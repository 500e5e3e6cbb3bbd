import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What the views of receiving say. */
export const receiveMessages = defineMessages({ en: () => import('./messages.en.ts') })

export const useText = useTextOf<CodeOf<typeof receiveMessages>>
