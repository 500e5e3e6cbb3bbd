const longest = 200

/** Control characters, bidi overrides and zero-width characters. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/**
 * Sanitizes a sentence from outside, such as a program's reason: one line of at most 200 characters, without invisible
 * ones.
 */
export const cleanSentence = (sentence: string): string =>
  sentence.slice(0, 1024).replace(unseen, ' ').replace(/\s+/g, ' ').trim().slice(0, longest)
