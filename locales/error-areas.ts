import { defineMessages } from './messages.ts'

/** Errors where an account's money is shown or moved. */
export const moneyErrorMessages = defineMessages({ en: () => import('./money-errors.en.ts') })

/** Errors in logging in to the embedded wallet. */
export const loginErrorMessages = defineMessages({ en: () => import('./login-errors.en.ts') })

/** Errors in registering an account's name. */
export const nameErrorMessages = defineMessages({ en: () => import('./name-errors.en.ts') })

/** Errors in granting an app a session, or revoking one. */
export const sessionErrorMessages = defineMessages({ en: () => import('./session-errors.en.ts') })

/** Errors in signing in. */
export const signInErrorMessages = defineMessages({ en: () => import('./sign-errors.en.ts') })
