import type { ListedWallet } from './listed-wallet.ts'
import type { Namespace } from './namespaces.ts'
import type { ConnectorOption } from './wallet-rows.ts'

/** A wallet as a dApp draws it itself [api-headless]. */
export interface HeadlessWallet {
  id: string
  name: string
  imageUrl?: string
  /** Whether it is in this browser. */
  isInjected: boolean
  /** The connectors that it has in this browser. */
  options: readonly ConnectorOption[]
  /** What the directory says of it. */
  listed?: ListedWallet
}

/** The connector of a wallet in this browser, in that namespace if it has one there; undefined where it takes a code. */
export const optionFor = ({ options }: HeadlessWallet, namespace: Namespace | undefined): ConnectorOption | undefined =>
  options.find((option) => option.namespace === namespace) ?? options[0]
