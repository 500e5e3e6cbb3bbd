import { type CodeOf, defineMessages } from './messages.ts'

/** What is said around every view, and by more than one flow: it loads with the modal. */
export const commonMessages = defineMessages({ en: () => import('./common.en.ts') })

/** What is said beside the views, and loads with what says it. */
export const noticeMessages = defineMessages({ en: () => import('./notices.en.ts') })

export type CommonCode = CodeOf<typeof commonMessages>
export type NoticeCode = CodeOf<typeof noticeMessages>
