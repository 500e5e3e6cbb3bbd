/** The languages that have messages of their own. */
export type Language = 'en'

/** What a page can be shown in; `pseudo` is English made conspicuous, for review. */
export type Locale = Language | 'pseudo'

/** The text of each code. */
export type MessagesByCode<Code extends string = string> = Readonly<Record<Code, string>>

/** Loads messages in one language, and in no other. */
export type LoadMessages<Found extends MessagesByCode = MessagesByCode> = (locale: Locale) => Promise<Found>

/** The codes of the messages that are loaded. */
export type CodeOf<Load> = Load extends LoadMessages<infer Found> ? keyof Found & string : never

/**
 * The messages of a flow: a file for each language, next to its views. All files have the same codes: one missing, or
 * one too many, does not compile.
 */
export function defineMessages<Code extends string>(
  files: Readonly<Record<Language, () => Promise<{ messages: MessagesByCode<Code> }>>>,
): LoadMessages<MessagesByCode<Code>> {
  return async (locale) => {
    if (locale !== 'pseudo') return (await files[locale]()).messages
    const [{ messages }, { stretch }] = await Promise.all([files.en(), import('./pseudo.ts')])
    return stretch(messages)
  }
}

/** The language of a page, as its `lang` attribute has it. */
export const languageOf = (locale: Locale): Language => (locale === 'pseudo' ? 'en' : locale)
