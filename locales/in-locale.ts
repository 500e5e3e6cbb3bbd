import { isRightToLeft, type Locale, type Translated } from './languages.ts'
import type { MessagesByCode } from './messages-by-code.ts'
import { stretched } from './pseudo.ts'

type LoadFile = () => Promise<{ messages: MessagesByCode }>

/** The files of each language: the messages of the first open, and all others. */
const files: Readonly<Record<Translated, readonly [first: LoadFile, rest: LoadFile]>> = {
  ar: [() => import('./languages/first/ar.ts'), () => import('./languages/ar.ts')],
  de: [() => import('./languages/first/de.ts'), () => import('./languages/de.ts')],
  es: [() => import('./languages/first/es.ts'), () => import('./languages/es.ts')],
  fr: [() => import('./languages/first/fr.ts'), () => import('./languages/fr.ts')],
  hi: [() => import('./languages/first/hi.ts'), () => import('./languages/hi.ts')],
  id: [() => import('./languages/first/id.ts'), () => import('./languages/id.ts')],
  ja: [() => import('./languages/first/ja.ts'), () => import('./languages/ja.ts')],
  ko: [() => import('./languages/first/ko.ts'), () => import('./languages/ko.ts')],
  ms: [() => import('./languages/first/ms.ts'), () => import('./languages/ms.ts')],
  pt: [() => import('./languages/first/pt.ts'), () => import('./languages/pt.ts')],
  ru: [() => import('./languages/first/ru.ts'), () => import('./languages/ru.ts')],
  th: [() => import('./languages/first/th.ts'), () => import('./languages/th.ts')],
  tr: [() => import('./languages/first/tr.ts'), () => import('./languages/tr.ts')],
  uk: [() => import('./languages/first/uk.ts'), () => import('./languages/uk.ts')],
  vi: [() => import('./languages/first/vi.ts'), () => import('./languages/vi.ts')],
  'zh-CN': [() => import('./languages/first/zh-cn.ts'), () => import('./languages/zh-cn.ts')],
  'zh-HK': [() => import('./languages/first/zh-hk.ts'), () => import('./languages/zh-hk.ts')],
  'zh-TW': [() => import('./languages/first/zh-tw.ts'), () => import('./languages/zh-tw.ts')],
}

/** The messages of these codes; none if they can't be loaded. */
async function messagesFor(codes: readonly string[], locale: Translated): Promise<MessagesByCode> {
  const [loadFirst, loadRest] = files[locale]
  const { messages: first } = await loadFirst()
  return codes.every((code) => code in first) ? first : { ...first, ...(await loadRest()).messages }
}

/** Isolates names and amounts, so that they and the sentence around them each keep their own direction. */
const isolated = (text: string) => text.replace(/\{\w+\}/g, '\u2068$&\u2069')

/**
 * Loads messages in a language other than English. A message that is missing or can't be loaded stays English: the
 * modal opens in any case [look-language].
 */
export async function inLocale<Code extends string>(
  locale: Exclude<Locale, 'en'>,
  messages: MessagesByCode<Code>,
): Promise<MessagesByCode<Code>> {
  if (locale === 'pseudo') return mapped(messages, (_, text) => stretched(text))
  const own = await messagesFor(Object.keys(messages), locale).catch((): MessagesByCode => ({}))
  const shaped = isRightToLeft(locale) ? isolated : (text: string) => text
  return mapped(messages, (code, text) => shaped(own[code] ?? text))
}

function mapped<Code extends string>(
  messages: MessagesByCode<Code>,
  textOf: (code: Code, text: string) => string,
): MessagesByCode<Code> {
  const isCode = (code: string): code is Code => code in messages
  const found: Record<Code, string> = { ...messages }
  for (const code of Object.keys(messages).filter(isCode)) found[code] = textOf(code, messages[code])
  return found
}
