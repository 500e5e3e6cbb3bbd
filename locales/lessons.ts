import { defineMessages } from './messages.ts'

/** The explanation of what a wallet is, shown beside the list of wallets and in a view of its own. */
export const lessonMessages = defineMessages({ en: () => import('./lessons.en.ts') })
