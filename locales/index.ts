import { type CodeOf, defineMessages } from './messages.ts'

/** The messages around every view and of several flows; they load with the modal. */
export const commonMessages = defineMessages({ en: () => import('./common.en.ts') })

/** The messages outside the views; they load with the components that show them. */
export const noticeMessages = defineMessages({ en: () => import('./notices.en.ts') })

export type CommonCode = CodeOf<typeof commonMessages>
export type NoticeCode = CodeOf<typeof noticeMessages>
