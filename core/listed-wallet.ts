import type { CaipNetworkId, Namespace } from './caip.ts'

/** A wallet of the directory, or one that the dApp describes itself, checked. */
export interface ListedWallet {
  id: string
  name: string
  /** By which the directory knows its picture. */
  imageId?: string
  /** A picture of its own, `https:` or `data:image/…`: custom wallets have one. */
  imageUrl?: string
  homepage?: string
  /** Where its app is reached: a scheme of its own or a universal link; never one that runs in the page. */
  mobileLink?: string
  desktopLink?: string
  /** `https:`. */
  webappLink?: string
  /** The universal link that it prefers, `https:`. */
  linkMode?: string
  appStore?: string
  playStore?: string
  chromeStore?: string
  /** How it announces itself in the page. */
  rdns?: string
  /** What it is in the page, by namespace, where it does not announce itself. */
  injected?: readonly { namespace: Namespace; id: string }[]
  /** The networks that it has; none given where it does not say. */
  chains?: readonly CaipNetworkId[]
  /** Whether WalletConnect has certified it. */
  certified: boolean
}
