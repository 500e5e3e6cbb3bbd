import type { CaipNetworkId } from './caip.ts'
import type { ListedWallet } from './listed-wallet.ts'
import { type NamedWallet, namespaceDetails } from './namespace-details.ts'
import { namespaces } from './namespaces.ts'

/** The wallets with their own link format for phones [link-page], by their ids in the directory. */
export const namedWallets = {
  coinbase: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
} as const satisfies Record<NamedWallet, string>

/** Where wallets have to be usable. */
export interface Scope {
  mobile: boolean
  /** The networks of the app. */
  chains: readonly CaipNetworkId[]
}

/**
 * Whether a wallet is usable there: it supports one of the networks, and on a phone can be opened [connect-visibility].
 */
export function isOfUse({ id, mobileLink, chains }: ListedWallet, scope: Scope): boolean {
  if (chains && scope.chains.length > 0 && !chains.some((chain) => scope.chains.includes(chain))) return false
  if (!scope.mobile || mobileLink || id === namedWallets.coinbase) return true
  const own = namespaces.filter((namespace) => scope.chains.some((chain) => chain.startsWith(`${namespace}:`)))
  return own.some((namespace) =>
    namespaceDetails[namespace].deepLinks.unlisted.some((name) => id === namedWallets[name]),
  )
}
