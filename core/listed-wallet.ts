import type { CaipNetworkId, Namespace } from './caip.ts'

/** A wallet of the directory, or one that the dApp defines, after validation. */
export interface ListedWallet {
  id: string
  name: string
  /** The id of its picture in the directory. */
  imageId?: string
  /** Its own picture, as an `https:` or `data:image/…` URL: for wallets that the dApp defines. */
  imageUrl?: string
  homepage?: string
  /** The link to its app: its own scheme or a universal link, never a scheme that runs in the page. */
  mobileLink?: string
  desktopLink?: string
  /** `https:`. */
  webappLink?: string
  /** Its preferred universal link, `https:`. */
  linkMode?: string
  appStore?: string
  playStore?: string
  chromeStore?: string
  /** The id that it announces in the page (EIP-6963). */
  rdns?: string
  /** Its ids in the page by namespace, if it does not announce itself. */
  injected?: readonly { namespace: Namespace; id: string }[]
  /** Its networks; absent if unknown. */
  chains?: readonly CaipNetworkId[]
  /** Whether it is certified by WalletConnect. */
  certified: boolean
}
