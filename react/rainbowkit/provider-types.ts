import type { ComponentType, ReactNode } from 'react'
import type { NetworkDefinition } from '../../core/network.ts'
import type { DisclaimerProps } from '../../views/connect/disclaimer-place.ts'
import type { Theme } from './themes.ts'

/** Draws an account's picture. */
export type AvatarComponent = ComponentType<{ address: string; ensImage?: string | null | undefined; size: number }>

/** What an app wants its users to have read; `Text` and `Link` are the modal's. */
export type DisclaimerComponent = ComponentType<DisclaimerProps>

/** A language of RainbowKit's, `de` or `de-DE`. */
export type Locale = string

export interface AppInfo {
  appName?: string
  learnMoreUrl?: string
  disclaimer?: DisclaimerComponent
}

export interface RainbowKitProviderProps {
  children?: ReactNode
  /** A theme, one for each mode, or `null` for the page's own variables; `lightTheme()` unless given. */
  theme?: Theme | null
  /** The network that is selected until a wallet says otherwise: one in the browser keeps its own. */
  initialChain?: NetworkDefinition | number
  appInfo?: AppInfo
  /** With `wide`, what a wallet is stands beside the list of wallets, on a page with room for both; `compact` unless given. */
  modalSize?: 'compact' | 'wide'
  locale?: Locale
  showRecentTransactions?: boolean
  coolMode?: boolean
  avatar?: AvatarComponent
  id?: string
}
