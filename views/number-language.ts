/**
 * The language of number formats, for input and display: the visitor's, whatever the language of the texts
 * [send-number]. English if the browser has no valid one.
 */
export function numberLanguage(): string {
  try {
    return new Intl.NumberFormat([...navigator.languages]).resolvedOptions().locale
  } catch {
    return 'en'
  }
}
