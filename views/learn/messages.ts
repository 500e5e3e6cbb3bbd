import { combineMessages } from '../../locales/combine-messages.ts'
import { lessonMessages } from '../../locales/lessons.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the explaining views. */
export const learnMessages = combineMessages(defineMessages({ en: () => import('./messages.en.ts') }), lessonMessages)

export const useText = useTextOf<CodeOf<typeof learnMessages>>
