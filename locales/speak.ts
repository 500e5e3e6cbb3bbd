import { isRightToLeft, type Locale, localeOf } from './languages.ts'
import { type ButtonMessages, translatedButtons } from './translated-buttons.ts'

/** The language and the direction of a modal. */
export interface Spoken {
  locale: Locale
  direction?: 'rtl'
}

/**
 * The language and the direction for a dApp's choice. In JavaScript, the choice may be any text; without a match, the
 * modal is in English [look-language].
 */
export function spokenBy(tag: string): Spoken {
  const locale = localeOf(tag) ?? 'en'
  return { locale, ...(isRightToLeft(locale) && { direction: 'rtl' }) }
}

/** The labels of the page's buttons in the dApp's language; undefined for English [look-language]. */
function buttonsIn(tag: string): ButtonMessages | undefined {
  const locale = localeOf(tag) ?? 'en'
  return locale === 'en' || locale === 'pseudo' ? undefined : translatedButtons[locale]
}

/** Passes on the page's button labels, and the modal's language and direction, when a dApp names a language. */
export function speak(tag: string, onMessages: (messages: { buttons: ButtonMessages | undefined }) => void): Spoken {
  onMessages({ buttons: buttonsIn(tag) })
  return spokenBy(tag)
}
