import type { Namespace } from '../../core/caip.ts'
import type { SocialProvider } from '../../core/features.ts'
import type { HeadlessWallet } from '../../core/headless-wallet.ts'

export type { HeadlessWallet } from '../../core/headless-wallet.ts'

/** What a dApp that draws the wallets itself learns [api-headless]. */
export interface HeadlessState {
  /** The wallets of this browser, and those that the directory leads with. */
  wallets: readonly HeadlessWallet[]
  /** What has been fetched of the directory: each wallet once. */
  wcWallets: readonly HeadlessWallet[]
  /** The page that was fetched last. */
  page: number
  /** How many wallets the pages have in all, or the last search has found. */
  count: number
  isInitialized: boolean
  isFetchingWallets: boolean
  wcUri: string | undefined
  isFetchingWcUri: boolean
  /** By what WalletConnect's relay knows this page, since the first code. */
  wcClientId: string | undefined
  /** The last code could not be had, or the phone said no. */
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
  /** The first unless given; further pages are added to those that are there. */
  page?: number
  /** Searches the directory instead of paging through it. */
  query?: string
}

/** What a dApp that draws the wallets itself can do. Every promise settles [api-headless-settled]. */
export interface Headless {
  /**
   * Fetches a page of the directory, or what fits a query. A newer call takes the place of this one, which rejects as
   * `request.aborted`. @throws `FetchWalletsErrorType`.
   */
  fetchWallets(parameters?: FetchWalletsParameters): Promise<void>
  /** The text of a code that any wallet can scan; it is renewed until `resetWcUri`. @throws `GetWcUriErrorType`. */
  getWcUri(): Promise<string>
  /** The code is not needed any more; who waits for it hears `request.aborted`. */
  resetWcUri(): void
  /**
   * Connects a wallet: the one in this browser, else by the code, and on a phone by its link. A newer call takes the
   * place of this one, which rejects as `request.aborted`. @throws `ConnectErrorType`.
   */
  connect(wallet: HeadlessWallet, namespace?: Namespace): Promise<void>
  /** Lets go of the wallet that is being connected; who waits for it hears `request.aborted`. */
  resetConnectingWallet(): void
  /** Goes on to a login from the ways to connect, which the modal is about to be opened at. Returns the way to call that off. */
  chooseLogin(provider: SocialProvider): () => void
  /** Goes on to a wallet likewise: to the one in this browser, or else to its code or link. */
  chooseWallet(wallet: HeadlessWallet, namespace?: Namespace): () => void
  /** The wallet that fits: the one in this browser, or else the dApp's own or the directory's, which has it by one of these names. */
  findWallet(
    fits: (wallet: Pick<HeadlessWallet, 'id' | 'name'>) => boolean,
    names: readonly string[],
  ): Promise<HeadlessWallet | undefined>
  /** Whether the dApp's terms are to be accepted before anything leads to a wallet [connect-terms]. */
  asksTerms(): boolean
}
