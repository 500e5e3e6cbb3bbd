/** The supported social networks. */
export const PROVIDERS = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type ProviderName = (typeof PROVIDERS)[number]

export const isProviderName = (name: string): name is ProviderName => PROVIDERS.some((known) => known === name)

/** Their display names. */
export const LABELS: Record<ProviderName, string> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}
