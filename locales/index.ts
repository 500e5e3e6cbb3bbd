import { type CodeOf, defineMessages } from './messages.ts'

/** What is said around every view, and by more than one flow: it loads with the modal. */
export const commonMessages = defineMessages({ en: () => import('./common.en.ts') })

/** What several flows and snackbars say of a wallet that is asked, of failures and of what has happened. */
export const statusMessages = defineMessages({ en: () => import('./status.en.ts') })

/** What is said beside the views, and loads with what says it. */
export const noticeMessages = defineMessages({ en: () => import('./notices.en.ts') })

export type CommonCode = CodeOf<typeof commonMessages>
export type StatusCode = CodeOf<typeof statusMessages>
export type NoticeCode = CodeOf<typeof noticeMessages>
