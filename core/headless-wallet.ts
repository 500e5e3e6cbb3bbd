import type { ListedWallet } from './listed-wallet.ts'
import type { Namespace } from './namespaces.ts'
import type { Way } from './wallet-rows.ts'

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

/** The way to a wallet in this browser, in that namespace where it is there; undefined where it takes a code. */
export const wayTo = ({ ways }: HeadlessWallet, namespace: Namespace | undefined): Way | undefined =>
  ways.find((way) => way.namespace === namespace) ?? ways[0]
