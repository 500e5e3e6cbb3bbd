/**
 * AppKit options that change nothing here yet, accepted so that dApps compile. In development one warning lists those
 * that are set, with advice (`unheeded.ts`).
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
