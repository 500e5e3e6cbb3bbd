import type { OnrampProvider } from './features.ts'
import { namespaceOnramps } from './namespace-onramps.ts'
import type { Namespace } from './namespaces.ts'

const names = { meld: 'Meld.io', coinbase: 'Coinbase' } as const satisfies Record<OnrampProvider, string>

/** The name of a provider. */
export const onrampName = (provider: OnrampProvider): string => names[provider]

/** Whether a provider quotes a price before its page is opened [onramp-meld]. */
export const doesQuote = (provider: OnrampProvider): boolean => provider === 'coinbase'

/** The provider whose purchases are listed: the chosen one, else one that reports them [onramp-activity]. */
export const listedSeller = (chosen: OnrampProvider | null, providers: readonly OnrampProvider[]): OnrampProvider =>
  chosen ?? (providers.includes('coinbase') ? 'coinbase' : 'meld')

/** The token that a provider sells: Meld sells one per namespace, whatever the user wants [onramp-meld]. */
export const soldBy = (provider: OnrampProvider, namespace: Namespace, wanted: string): string =>
  provider === 'meld' ? namespaceOnramps[namespace].coin : wanted

/** The providers that sell to accounts of a namespace, out of the wanted ones; all by default [onramp-providers]. */
export function providersFor(
  namespace: Namespace,
  wanted: false | readonly OnrampProvider[] | undefined,
): readonly OnrampProvider[] {
  const { sellers } = namespaceOnramps[namespace]
  if (wanted === undefined) return sellers
  return wanted === false ? [] : wanted.filter((provider) => sellers.includes(provider))
}
