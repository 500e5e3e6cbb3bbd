const longest = 200

/** Control characters, bidi overrides and what has no width. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** A sentence from outside, such as a program's reason: one line of at most 200 characters, without what cannot be seen. */
export const cleanSentence = (sentence: string): string =>
  sentence.slice(0, 1024).replace(unseen, ' ').replace(/\s+/g, ' ').trim().slice(0, longest)
