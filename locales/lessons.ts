import { defineMessages } from './messages.ts'

/** What is said of what a wallet is, beside the list of wallets and in a view of its own. */
export const lessonMessages = defineMessages({ en: () => import('./lessons.en.ts') })
