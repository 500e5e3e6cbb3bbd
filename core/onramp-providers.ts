import type { OnrampProvider } from './features.ts'
import { namespaceDetails } from './namespace-details.ts'
import type { Namespace } from './namespaces.ts'

const names = { meld: 'Meld.io', coinbase: 'Coinbase' } as const satisfies Record<OnrampProvider, string>

/** What a provider is called. */
export const onrampName = (provider: OnrampProvider): string => names[provider]

/** Which providers sell to accounts of a namespace; without a wish, all that do [onramp-providers]. */
export const providersFor = (
  namespace: Namespace,
  wanted: false | readonly OnrampProvider[] = ['meld', 'coinbase'],
): readonly OnrampProvider[] =>
  wanted === false ? [] : wanted.filter((provider) => namespaceDetails[namespace].onramps.includes(provider))
