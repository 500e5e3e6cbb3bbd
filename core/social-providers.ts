import type { SocialProvider } from './features.ts'

/** What the providers are called, in their usual order [social-order]. */
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
 * The providers that a dApp or its project offers, in its order; all of them where it says nothing [social-order]. Those that
 * are closed here are left out [social-telegram].
 */
export function offeredProviders(
  wished?: false | readonly SocialProvider[],
  closed: readonly SocialProvider[] = [],
): readonly SocialProvider[] {
  if (wished === false) return []
  return [...new Set((wished ?? Object.keys(names)).filter(isProvider))].filter((each) => !closed.includes(each))
}

/** How the providers stand beside the other ways to connect. */
export interface ProviderLayout {
  /** The one that takes a line for itself, with its name. */
  wide: SocialProvider | undefined
  /** Those side by side. */
  others: readonly SocialProvider[]
  /** Whether those side by side have their names too: there is room for two. */
  named: boolean
  /** Whether there are others, which are a press away. */
  more: boolean
}

/** Two stand side by side with their names; of others the first has its name, and of more than six four follow and the rest are a press away [social-layout]. */
export function providerLayout(offered: readonly SocialProvider[]): ProviderLayout {
  if (offered.length === 2) return { wide: undefined, others: offered, named: true, more: false }
  const [wide, ...others] = offered
  const more = offered.length > 6
  return { wide, others: more ? others.slice(0, 4) : others, named: false, more }
}
