const hasNumbers = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/**
 * The language whose way of writing numbers is used, for what is typed and for what is shown: the visitor's, whichever
 * language the words are in [send-number]. English where the browser names none that it can write.
 */
export const numberLanguage = (): string => navigator.languages.find(hasNumbers) ?? 'en'
