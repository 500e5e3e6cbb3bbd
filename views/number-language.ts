/**
 * The language whose way of writing numbers is used, for what is typed and for what is shown: the visitor's, whichever
 * language the words are in [send-number]. English where the browser names none that makes sense.
 */
export function numberLanguage(): string {
  try {
    return new Intl.NumberFormat([...navigator.languages]).resolvedOptions().locale
  } catch {
    return 'en'
  }
}
