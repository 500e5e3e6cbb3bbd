const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
}

/**
 * The pseudo-locale: accented, a third longer, and in brackets. It reveals text that bypasses the locale, and boxes
 * that are too small.
 */
export const stretched = (text: string): string =>
  `[${text.replace(/\{\w+\}|[a-zA-Z]/g, (part) => accents[part] ?? part)}${'·'.repeat(Math.ceil(text.length / 3))}]`
