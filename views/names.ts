const LONGEST = 32
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/**
 * A name from outside, made fit to stand in a sentence: no control or formatting characters that would turn the
 * sentence around, not longer than a line, and set apart where it runs the other way.
 */
export function truncate(name: string): string {
  const letters = Array.from(
    name
      .slice(0, 4 * LONGEST)
      // Joiners turn nothing around: emoji and the letters of many languages are written with them.
      .replace(/(?![\u200c\u200d])\p{C}/gu, '')
      .trim(),
  )
  const short =
    letters.length > LONGEST
      ? `${letters
          .slice(0, LONGEST)
          .join('')
          // At a word where one ends near there; the letter that the dots take the place of, else.
          .replace(/\s+\S{0,12}$|.$/u, '')}…`
      : letters.join('')
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short
}
