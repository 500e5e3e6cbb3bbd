import type { Namespace } from '../../core/caip.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Way } from '../../core/wallet-rows.ts'

/** A wallet as a dApp draws it itself [api-headless]. */
export interface HeadlessWallet {
  id: string
  name: string
  imageUrl?: string
  /** Whether it is in this browser. */
  isInjected: boolean
  /** The ways to it in this browser. */
  ways: readonly Way[]
  /** What the directory says of it. */
  listed?: ListedWallet
}

/** What a dApp that draws the wallets itself learns [api-headless]. */
export interface HeadlessState {
  /** The wallets of this browser, and those that the directory leads with. */
  wallets: readonly HeadlessWallet[]
  /** What has been fetched of the directory. */
  wcWallets: readonly HeadlessWallet[]
  page: number
  count: number
  isInitialized: boolean
  isFetchingWallets: boolean
  wcUri: string | undefined
  isFetchingWcUri: boolean
  /** The last code could not be had, or the phone said no. */
  wcError: boolean
  connectingWallet: HeadlessWallet | undefined
}

/** What is told before anything has been asked. */
export const noWallets: HeadlessState = {
  wallets: [],
  wcWallets: [],
  page: 0,
  count: 0,
  isInitialized: false,
  isFetchingWallets: false,
  wcUri: undefined,
  isFetchingWcUri: false,
  wcError: false,
  connectingWallet: undefined,
}

export interface FetchWalletsParameters {
  /** The first unless given; further pages are added to those that are there. */
  page?: number
  /** Searches the directory instead of paging through it. */
  query?: string
}

/** What a dApp that draws the wallets itself can do. */
export interface Headless {
  /** Fetches a page of the directory, or what fits a query. @throws `FetchWalletsErrorType`. */
  fetchWallets(parameters?: FetchWalletsParameters): Promise<void>
  /** The text of a code that any wallet can scan; it is renewed until `resetWcUri`. @throws `GetWcUriErrorType`. */
  getWcUri(): Promise<string>
  resetWcUri(): void
  /** Connects a wallet: the one in this browser, else by the code, and on a phone by its link. @throws `ConnectErrorType`. */
  connect(wallet: HeadlessWallet, namespace?: Namespace): Promise<void>
  resetConnectingWallet(): void
}
