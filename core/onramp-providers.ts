import type { OnrampProvider } from './features.ts'
import { namespaceOnramps } from './namespace-onramps.ts'
import type { Namespace } from './namespaces.ts'

const names = { meld: 'Meld.io', coinbase: 'Coinbase' } as const satisfies Record<OnrampProvider, string>

/** What a provider is called. */
export const onrampName = (provider: OnrampProvider): string => names[provider]

/** Whether a provider says what it would sell at, before its page is opened [onramp-meld]. */
export const doesQuote = (provider: OnrampProvider): boolean => provider === 'coinbase'

/** Whose purchases are listed: those of the provider that was chosen, else of one that tells of them [onramp-activity]. */
export const listedSeller = (chosen: OnrampProvider | null, providers: readonly OnrampProvider[]): OnrampProvider =>
  chosen ?? (providers.includes('coinbase') ? 'coinbase' : 'meld')

/** What a provider sells to who wants a coin: Meld sells one for each namespace, whatever is wanted [onramp-meld]. */
export const soldBy = (provider: OnrampProvider, namespace: Namespace, wanted: string): string =>
  provider === 'meld' ? namespaceOnramps[namespace].coin : wanted

/** Which providers sell to accounts of a namespace; without a wish, all that do [onramp-providers]. */
export function providersFor(
  namespace: Namespace,
  wanted: false | readonly OnrampProvider[] | undefined,
): readonly OnrampProvider[] {
  const { sellers } = namespaceOnramps[namespace]
  if (wanted === undefined) return sellers
  return wanted === false ? [] : wanted.filter((provider) => sellers.includes(provider))
}
