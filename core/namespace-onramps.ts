import type { OnrampProvider } from './features.ts'
import type { Namespace } from './namespaces.ts'

interface NamespaceOnramp {
  /** The providers that sell to its accounts [onramp-providers]. */
  sellers: readonly OnrampProvider[]
  /** The token to buy by default. */
  coin: string
}

const none: NamespaceOnramp = { sellers: [], coin: '' }

/** The on-ramps of each namespace: separate from the other details, which the form of a purchase does not need. */
export const namespaceOnramps: Readonly<Record<Namespace, NamespaceOnramp>> = {
  eip155: { sellers: ['meld', 'coinbase'], coin: 'USDC' },
  solana: { sellers: ['meld'], coin: 'SOL' },
  bip122: none,
  polkadot: none,
  cosmos: none,
}
