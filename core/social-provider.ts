/** The social login providers that a project can enable [social-order]. */
export const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** A login to the embedded wallet. */
export type Login = 'email' | SocialProvider
