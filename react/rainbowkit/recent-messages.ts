import { localeOf } from '../../locales/languages.ts'
import { type CodeOf, defineMessages, type MessagesByCode } from '../../locales/messages.ts'
import { findAppKit } from '../handle/singleton.ts'

const load = defineMessages({ en: () => import('../../locales/recent.en.ts') })

export type RecentMessages = MessagesByCode<CodeOf<typeof load>>

/** The messages about the dApp's transactions, in the modal's language [look-language]. */
export const loadRecentMessages = (): Promise<RecentMessages> =>
  load(localeOf(findAppKit()?.options.locale ?? 'en') ?? 'en')
