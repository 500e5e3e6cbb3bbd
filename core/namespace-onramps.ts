import type { OnrampProvider } from './features.ts'
import type { Namespace } from './namespaces.ts'

interface NamespaceOnramp {
  /** Who sells coins to its accounts [onramp-providers]. */
  sellers: readonly OnrampProvider[]
  /** Which coin, where the user does not say. */
  coin: string
}

const none: NamespaceOnramp = { sellers: [], coin: '' }

/** What is bought for the accounts of a namespace: apart from its other details, which the form of a purchase has no use for. */
export const namespaceOnramps: Readonly<Record<Namespace, NamespaceOnramp>> = {
  eip155: { sellers: ['meld', 'coinbase'], coin: 'USDC' },
  solana: { sellers: ['meld'], coin: 'SOL' },
  bip122: none,
  polkadot: none,
  cosmos: none,
}
