import { localeOf } from '../../locales/languages.ts'
import { type CodeOf, defineMessages, type MessagesByCode } from '../../locales/messages.ts'
import { findAppKit } from '../handle/singleton.ts'

const load = defineMessages({ en: () => import('../../locales/recent.en.ts') })

export type RecentMessages = MessagesByCode<CodeOf<typeof load>>

/** What is said of the transactions that the dApp has added, in the language of its modal [look-language]. */
export const loadRecentMessages = (): Promise<RecentMessages> =>
  load(localeOf(findAppKit()?.options.locale ?? 'en') ?? 'en')
