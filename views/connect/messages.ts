import { commonMessages } from '../../locales/index.ts'
import type { CodeOf } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** What the list of wallets says loads with what is said around every view. */
export const connectMessages = commonMessages

export const useText = useTextOf<CodeOf<typeof connectMessages>>
