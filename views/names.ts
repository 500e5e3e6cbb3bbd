const LONGEST = 32
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/**
 * Makes a name from outside safe in a sentence: without control or formatting characters that could reorder the
 * sentence, at most one line long, and isolated if it has another direction.
 */
export function truncate(name: string): string {
  const letters = Array.from(
    name
      .slice(0, 4 * LONGEST)
      // Joiners don't reorder anything, and emoji and many scripts need them.
      .replace(/(?![\u200c\u200d])\p{C}/gu, '')
      .trim(),
  )
  const short =
    letters.length > LONGEST
      ? `${letters
          .slice(0, LONGEST)
          .join('')
          // Cut at the end of a nearby word, or else replace the last letter with the ellipsis.
          .replace(/\s+\S{0,12}$|.$/u, '')}…`
      : letters.join('')
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short
}
