import { defineMessages } from './messages.ts'

/** What is said of failures where an account’s money is shown or moved. */
export const moneyErrorMessages = defineMessages({ en: () => import('./money-errors.en.ts') })

/** What is said where logging in to the embedded wallet failed. */
export const loginErrorMessages = defineMessages({ en: () => import('./login-errors.en.ts') })

/** What is said where an account could not get a name. */
export const nameErrorMessages = defineMessages({ en: () => import('./name-errors.en.ts') })

/** What is said where an app was to be let do something, or no longer. */
export const sessionErrorMessages = defineMessages({ en: () => import('./session-errors.en.ts') })

/** What is said where signing in failed. */
export const signInErrorMessages = defineMessages({ en: () => import('./sign-errors.en.ts') })
