import type { ReactNode } from 'react'
import type { NetworkDefinition } from '../../core/network.ts'
import type { ThemeChoice } from './themes.ts'

export interface AppInfo {
  appName?: string
  learnMoreUrl?: string
  disclaimer?: (props: never) => ReactNode
}

export interface RainbowKitProviderProps {
  children?: ReactNode
  /** A theme, one for each mode, or `null` for the page's own variables; `lightTheme()` unless given. */
  theme?: ThemeChoice
  /** The network that is selected until a wallet says otherwise. */
  initialChain?: NetworkDefinition | number
  appInfo?: AppInfo
  modalSize?: 'compact' | 'wide'
  locale?: string
  showRecentTransactions?: boolean
  coolMode?: boolean
  avatar?: (props: never) => ReactNode
  id?: string
}
