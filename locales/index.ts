import { type CodeOf, combineMessages, defineMessages } from './messages.ts'

/** What is said around every view, and by more than one flow: it loads with the modal. */
export const commonMessages = defineMessages({ en: () => import('./common.en.ts') })

/** What several flows and snackbars say of a wallet that is asked, of failures and of what has happened. */
export const statusMessages = defineMessages({ en: () => import('./status.en.ts') })

/** The catalogue of errors by area: what only some views can meet loads with those. */
export const moneyErrorMessages = defineMessages({ en: () => import('./money-errors.en.ts') })
export const loginErrorMessages = defineMessages({ en: () => import('./login-errors.en.ts') })
export const signInErrorMessages = defineMessages({ en: () => import('./sign-errors.en.ts') })
export const setupErrorMessages = defineMessages({ en: () => import('./setup-errors.en.ts') })

/** What is said beside the views, and loads with what says it. */
export const noticeMessages = combineMessages(
  defineMessages({ en: () => import('./notices.en.ts') }),
  statusMessages,
  moneyErrorMessages,
  signInErrorMessages,
  setupErrorMessages,
)

export type CommonCode = CodeOf<typeof commonMessages>
export type StatusCode = CodeOf<typeof statusMessages>
export type NoticeCode = CodeOf<typeof noticeMessages>
