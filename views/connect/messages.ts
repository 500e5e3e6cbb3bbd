import { commonMessages } from '../../locales/index.ts'
import type { CodeOf } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the list load with those around every view. */
export const connectMessages = commonMessages

export const useText = useTextOf<CodeOf<typeof connectMessages>>
