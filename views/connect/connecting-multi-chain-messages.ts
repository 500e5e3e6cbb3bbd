import { type CodeOf, combineMessages } from '../../locales/messages.ts'
import { connectingMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'
import { connectMessages } from './messages.ts'

/** What is said where a wallet is there for several namespaces. */
export const connectingMultiChainMessages = combineMessages(connectMessages, connectingMessages)

export const useText = useTextOf<CodeOf<typeof connectingMultiChainMessages>>
