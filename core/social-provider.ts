/** The providers of social logins that a project may name [social-order]. */
export const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** A way to log in to the embedded wallet. */
export type Login = 'email' | SocialProvider
