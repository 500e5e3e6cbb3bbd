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

/** Accented and a third longer, in brackets: shows a literal that went past the locale, and a box that is too small. */
const stretched = (text: string) =>
  `[${text.replace(/\{\w+\}|[a-zA-Z]/g, (part) => accents[part] ?? part)}${'·'.repeat(Math.ceil(text.length / 3))}]`

/** The pseudo-locale: every message of a language, made conspicuous. */
export function stretch<Code extends string>(messages: Readonly<Record<Code, string>>): Readonly<Record<Code, string>> {
  const isCode = (code: string): code is Code => code in messages
  const stretchedMessages: Record<Code, string> = { ...messages }
  for (const code of Object.keys(messages).filter(isCode)) stretchedMessages[code] = stretched(messages[code])
  return stretchedMessages
}
