import type { CreateConnectorFn } from 'wagmi'
import type { RainbowKitWalletConnectParameters } from './app-options.ts'

/** What RainbowKit passes about the wallet to its connector; an app's own connector may keep it. */
export interface WalletDetailsParams {
  rkDetails: Readonly<Record<string, unknown>>
}

type Url = string | (() => Promise<string>)

/** RainbowKit's install instructions; Portico has its own pages for them. */
type Steps = Readonly<Record<string, unknown>>

/** A wallet as RainbowKit defines it, returned by a function of `portico/rainbowkit/wallets` or of the app. */
export interface Wallet {
  id: string
  /** Other ids that RainbowKit's `WalletButton` accepts; Portico's button uses the wallet's name. */
  aliases?: readonly string[]
  name: string
  shortName?: string
  /** The id that the installed wallet announces (EIP-6963). */
  rdns?: string
  /** Used if it is a URL; a function is not called. */
  iconUrl?: Url
  iconBackground?: string
  iconAccent?: string
  installed?: boolean
  downloadUrls?: Readonly<Record<string, string | undefined>>
  /** How the wallet's app receives a code; Portico derives the deep link from it. */
  mobile?: { getUri?: (uri: string) => string | Promise<string> }
  desktop?: Steps
  qrCode?: Steps
  extension?: Steps
  hidden?: () => boolean
  /** The app's own connector; `getWalletConnectConnector` creates one for the code. */
  createConnector?: (walletDetails: WalletDetailsParams) => CreateConnectorFn
  /** Its id in the project's directory, which has its picture and links. */
  directoryId?: string
}

/** What RainbowKit passes to each wallet of a list. */
export interface WalletParameters {
  appName: string
  appIcon?: string | undefined
  projectId: string
  options?: unknown
  walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
}

export type CreateWalletFn = (parameters: WalletParameters) => Wallet

/** Wallets in groups, in the order in which they are offered. */
export type WalletList = readonly { groupName: string; wallets: readonly CreateWalletFn[] }[]
