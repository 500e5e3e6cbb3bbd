import { combineMessages } from '../../locales/combine-messages.ts'
import { signInErrorMessages } from '../../locales/error-areas.ts'
import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { connectingMessages } from '../../locales/status.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the WalletConnect views. */
export const walletConnectMessages = combineMessages(
  defineMessages({ en: () => import('./messages.en.ts') }),
  connectingMessages,
  signInErrorMessages,
)

export const useText = useTextOf<CodeOf<typeof walletConnectMessages>>
