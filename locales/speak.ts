import { isRightToLeft, type Locale, localeOf } from './languages.ts'
import { type ButtonMessages, translatedButtons } from './translated-buttons.ts'

/** What a modal is shown in. */
export interface Spoken {
  locale: Locale
  direction?: 'rtl'
}

/**
 * What the modal is shown in where a dApp names a language: a wish may be any text in JavaScript, and what names none is shown in
 * English [look-language].
 */
export function spokenBy(tag: string): Spoken {
  const locale = localeOf(tag) ?? 'en'
  return { locale, ...(isRightToLeft(locale) && { direction: 'rtl' }) }
}

/** The messages of the page's buttons in the language that a dApp names; undefined where that is English [look-language]. */
function buttonsIn(tag: string): ButtonMessages | undefined {
  const locale = localeOf(tag) ?? 'en'
  return locale === 'en' || locale === 'pseudo' ? undefined : translatedButtons[locale]
}

/** Hands the page's buttons their messages, and what the modal is shown in, where a dApp names a language. */
export function speak(tag: string, onMessages: (messages: { buttons: ButtonMessages | undefined }) => void): Spoken {
  onMessages({ buttons: buttonsIn(tag) })
  return spokenBy(tag)
}
