import type { CreateConnectorFn } from 'wagmi'
import type { RainbowKitWalletConnectParameters } from './app-options.ts'

/** What RainbowKit tells the connector of a wallet about the wallet; an app's own connector may keep it. */
export interface WalletDetailsParams {
  rkDetails: Readonly<Record<string, unknown>>
}

type Url = string | (() => Promise<string>)

/** What RainbowKit leads through where a wallet is not there; Portico has pages of its own for it. */
type Steps = Readonly<Record<string, unknown>>

/** A wallet as RainbowKit's users describe it, by a function of `portico/rainbowkit/wallets` or one of their own. */
export interface Wallet {
  id: string
  /** Other ids by which RainbowKit's `WalletButton` finds it; here a button goes by the wallet's name. */
  aliases?: readonly string[]
  name: string
  shortName?: string
  /** By what it announces itself in the browser (EIP-6963). */
  rdns?: string
  /** Shown where it is an address; a function is not called. */
  iconUrl?: Url
  iconBackground?: string
  iconAccent?: string
  installed?: boolean
  downloadUrls?: Readonly<Record<string, string | undefined>>
  /** How a code is handed to the wallet's app; Portico reads its address off it. */
  mobile?: { getUri?: (uri: string) => string | Promise<string> }
  desktop?: Steps
  qrCode?: Steps
  extension?: Steps
  hidden?: () => boolean
  /** An app's own connector; `getWalletConnectConnector` makes one that leads to the code. */
  createConnector?: (walletDetails: WalletDetailsParams) => CreateConnectorFn
  /** Its id in the project's directory, which has its picture and its links. */
  directoryId?: string
}

/** What RainbowKit hands to each wallet of a list. */
export interface WalletParameters {
  appName: string
  appIcon?: string | undefined
  projectId: string
  options?: unknown
  walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
}

export type CreateWalletFn = (parameters: WalletParameters) => Wallet

/** Wallets in the order in which they are offered; the names of the groups are not shown. */
export type WalletList = readonly { groupName: string; wallets: readonly CreateWalletFn[] }[]
