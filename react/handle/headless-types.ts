import type { Namespace } from '../../core/caip.ts'
import type { SocialProvider } from '../../core/features.ts'
import type { HeadlessWallet } from '../../core/headless-wallet.ts'

export type { HeadlessWallet } from '../../core/headless-wallet.ts'

/** The state for a dApp that renders the wallets itself [api-headless]. */
export interface HeadlessState {
  /** The wallets of this browser, then the directory's leading ones. */
  wallets: readonly HeadlessWallet[]
  /** The wallets fetched from the directory so far, without duplicates. */
  wcWallets: readonly HeadlessWallet[]
  /** The page that was fetched last. */
  page: number
  /** The total number of wallets in the directory, or of matches for the last search. */
  count: number
  isInitialized: boolean
  isFetchingWallets: boolean
  wcUri: string | undefined
  isFetchingWcUri: boolean
  /** The id of this page at WalletConnect's relay; known after the first code. */
  wcClientId: string | undefined
  /** The last code could not be created, or the wallet rejected it. */
  wcError: boolean
  connectingWallet: HeadlessWallet | undefined
}

/** The state before the first request. */
export const noWallets: HeadlessState = {
  wallets: [],
  wcWallets: [],
  page: 0,
  count: 0,
  isInitialized: false,
  isFetchingWallets: false,
  wcUri: undefined,
  isFetchingWcUri: false,
  wcClientId: undefined,
  wcError: false,
  connectingWallet: undefined,
}

export interface FetchWalletsParameters {
  /** The first page by default. Further pages are appended. */
  page?: number
  /** Searches the directory instead of paging through it. */
  query?: string
}

/** What a dApp that renders the wallets itself can do. Every promise settles [api-headless-settled]. */
export interface Headless {
  /**
   * Fetches a page of the directory, or the matches for a query. A newer call replaces this one, which rejects with
   * `request.aborted`.
   * @throws `FetchWalletsErrorType`.
   */
  fetchWallets(parameters?: FetchWalletsParameters): Promise<void>
  /** The URI of a code that any wallet can scan; it is renewed until `resetWcUri`. @throws `GetWcUriErrorType`. */
  getWcUri(): Promise<string>
  /** Drops the code. Pending calls reject with `request.aborted`. */
  resetWcUri(): void
  /**
   * Connects a wallet: an installed one directly, any other by its code, or on a phone by its link. A newer call
   * replaces this one, which rejects with `request.aborted`.
   * @throws `ConnectErrorType`.
   */
  connect(wallet: HeadlessWallet, namespace?: Namespace): Promise<void>
  /** Stops connecting the current wallet. Pending calls reject with `request.aborted`. */
  resetConnectingWallet(): void
  /**
   * Continues to a login in the list of wallets that the modal is about to open. Returns a function that cancels it.
   */
  chooseLogin(provider: SocialProvider): () => void
  /** Continues to a wallet in the same way: to the installed one, or else to its code or link. */
  chooseWallet(wallet: HeadlessWallet, namespace?: Namespace): () => void
  /**
   * Finds a matching wallet: an installed one, or else one of the dApp's own or of the directory, which is searched by
   * these names.
   */
  findWallet(
    fits: (wallet: Pick<HeadlessWallet, 'id' | 'name'>) => boolean,
    names: readonly string[],
  ): Promise<HeadlessWallet | undefined>
  /** Whether the user must accept the dApp's terms before connecting to any wallet [connect-terms]. */
  asksTerms(): boolean
}
