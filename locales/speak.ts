import { isRightToLeft, type Locale, localeOf } from './languages.ts'
import { type ButtonWords, translatedButtons } from './translated-buttons.ts'

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

/** The words of the page's buttons in the language that a dApp names; undefined where that is English [look-language]. */
function buttonsIn(tag: string): ButtonWords | undefined {
  const locale = localeOf(tag) ?? 'en'
  return locale === 'en' || locale === 'pseudo' ? undefined : translatedButtons[locale]
}

/** Tells the page's buttons their words, and what the modal is shown in, where a dApp names a language. */
export function speak(tag: string, tell: (words: { buttons: ButtonWords | undefined }) => void): Spoken {
  tell({ buttons: buttonsIn(tag) })
  return spokenBy(tag)
}
