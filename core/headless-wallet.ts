import type { ListedWallet } from './listed-wallet.ts'
import type { Namespace } from './namespaces.ts'
import type { ConnectorOption } from './wallet-rows.ts'

/** A wallet for a dApp that renders it itself [api-headless]. */
export interface HeadlessWallet {
  id: string
  name: string
  imageUrl?: string
  /** Whether it is installed in this browser. */
  isInjected: boolean
  /** Its connectors in this browser. */
  options: readonly ConnectorOption[]
  /** Its entry in the directory. */
  listed?: ListedWallet
}

/** The connector of an installed wallet, preferably in that namespace; undefined if the wallet needs a code. */
export const optionFor = ({ options }: HeadlessWallet, namespace: Namespace | undefined): ConnectorOption | undefined =>
  options.find((option) => option.namespace === namespace) ?? options[0]
