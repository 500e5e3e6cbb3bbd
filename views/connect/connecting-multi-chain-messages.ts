import { combineMessages } from '../../locales/combine-messages.ts'
import { commonMessages } from '../../locales/index.ts'
import type { CodeOf } from '../../locales/messages.ts'
import { connectingMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages for choosing a namespace. */
export const connectingMultiChainMessages = combineMessages(commonMessages, connectingMessages)

export const useText = useTextOf<CodeOf<typeof connectingMultiChainMessages>>
