import type { ComponentType, ReactNode } from 'react'
import type { NetworkDefinition } from '../../core/network.ts'
import type { DisclaimerProps } from '../../views/connect/disclaimer-place.ts'
import type { Theme } from './themes.ts'

/** Renders an account's avatar. */
export type AvatarComponent = ComponentType<{ address: string; ensImage?: string | null | undefined; size: number }>

/** The app's disclaimer; `Text` and `Link` are the modal's components. */
export type DisclaimerComponent = ComponentType<DisclaimerProps>

/** A language tag of RainbowKit, such as `de` or `de-DE`. */
export type Locale = string

export interface AppInfo {
  appName?: string
  learnMoreUrl?: string
  disclaimer?: DisclaimerComponent
}

export interface RainbowKitProviderProps {
  children?: ReactNode
  /** A theme, one per mode, or `null` to use the page's own variables; `lightTheme()` by default. */
  theme?: Theme | null
  /** The network that is selected until a wallet reports another. An installed wallet keeps its own network. */
  initialChain?: NetworkDefinition | number
  appInfo?: AppInfo
  /** `wide` explains wallets beside the list if the page has room; `compact` by default. */
  modalSize?: 'compact' | 'wide'
  locale?: Locale
  showRecentTransactions?: boolean
  coolMode?: boolean
  avatar?: AvatarComponent
  id?: string
}
