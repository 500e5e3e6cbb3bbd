import type { SocialProvider } from './features.ts'

/** The names of the providers, in their default order [social-order]. */
const names: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

const isProvider = (name: string): name is SocialProvider => Object.hasOwn(names, name)

export const providerName = (provider: SocialProvider): string => names[provider]

/**
 * The providers that the dApp or its project offers, in its order; all by default [social-order]. Those that are
 * unavailable here are left out [social-telegram].
 */
export function offeredProviders(
  wished?: false | readonly SocialProvider[],
  closed: readonly SocialProvider[] = [],
): readonly SocialProvider[] {
  if (wished === false) return []
  return [...new Set((wished ?? Object.keys(names)).filter(isProvider))].filter((each) => !closed.includes(each))
}

/** The layout of the providers beside the other connect methods. */
export interface ProviderLayout {
  /** The provider in a line of its own, with its name. */
  wide: SocialProvider | undefined
  /** The providers side by side. */
  others: readonly SocialProvider[]
  /** Whether those side by side show their names: there is room for two. */
  named: boolean
  /** Whether more providers are behind a button. */
  more: boolean
}

/**
 * Two providers are side by side with their names. Otherwise the first has a line of its own; of more than six, four
 * follow and the rest are behind a button [social-layout].
 */
export function providerLayout(offered: readonly SocialProvider[]): ProviderLayout {
  if (offered.length === 2) return { wide: undefined, others: offered, named: true, more: false }
  const [wide, ...others] = offered
  const more = offered.length > 6
  return { wide, others: more ? others.slice(0, 4) : others, named: false, more }
}
