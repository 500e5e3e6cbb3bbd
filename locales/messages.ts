import type { Language, Locale } from './languages.ts'
import type { MessagesByCode } from './messages-by-code.ts'

export type { Language, Locale, MessagesByCode }

/** Loads the messages of one language only. */
export type LoadMessages<Found extends MessagesByCode = MessagesByCode> = (locale: Locale) => Promise<Found>

/** The codes of the messages that are loaded. */
export type CodeOf<Load> = Load extends LoadMessages<infer Found> ? keyof Found & string : never

/**
 * Defines a flow's messages: English in a file next to its views, and the other languages' messages for the same codes
 * in a file for each language [look-language].
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

/** A page's language, for its `lang` attribute. */
export const languageOf = (locale: Locale): Language => (locale === 'pseudo' ? 'en' : locale)
