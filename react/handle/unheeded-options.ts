/**
 * Options that users of AppKit know and that change nothing here yet: they are there so that their dApps compile. In
 * development one warning names those that are set, with what to do (`unheeded.ts`).
 */
export interface UnheededOptions {
  /** Whether the modal's element is left out of the page. */
  disableAppend?: boolean
  enableMobileFullScreen?: boolean
  showWallets?: boolean
  enableCoinbase?: boolean
  enableBaseAccount?: boolean
  coinbasePreference?: 'all' | 'smartWalletOnly' | 'eoaOnly'
}
