import type { Language, Locale } from './languages.ts'
import type { MessagesByCode } from './messages-by-code.ts'

export type { Language, Locale, MessagesByCode }

/** Loads messages in one language, and in no other. */
export type LoadMessages<Found extends MessagesByCode = MessagesByCode> = (locale: Locale) => Promise<Found>

/** The codes of the messages that are loaded. */
export type CodeOf<Load> = Load extends LoadMessages<infer Found> ? keyof Found & string : never

/**
 * The messages of a flow: English in a file next to its views, and with it what other languages have for the same codes, from a file
 * for each language [look-language].
 */
export function defineMessages<Code extends string>({
  en,
}: Readonly<Record<'en', () => Promise<{ messages: MessagesByCode<Code> }>>>): LoadMessages<MessagesByCode<Code>> {
  return async (locale) => {
    if (locale === 'en') return (await en()).messages
    const [{ messages }, { inLocale }] = await Promise.all([en(), import('./in-locale.ts')])
    return inLocale(locale, messages)
  }
}

/** The language of a page, as its `lang` attribute has it. */
export const languageOf = (locale: Locale): Language => (locale === 'pseudo' ? 'en' : locale)
