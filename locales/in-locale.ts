import { isRightToLeft, type Locale, type Translated } from './languages.ts'
import type { MessagesByCode } from './messages-by-code.ts'
import { stretched } from './pseudo.ts'

const files: Readonly<Record<Translated, () => Promise<{ messages: MessagesByCode }>>> = {
  ar: () => import('./languages/ar.ts'),
  de: () => import('./languages/de.ts'),
  es: () => import('./languages/es.ts'),
  fr: () => import('./languages/fr.ts'),
  hi: () => import('./languages/hi.ts'),
  id: () => import('./languages/id.ts'),
  ja: () => import('./languages/ja.ts'),
  ko: () => import('./languages/ko.ts'),
  ms: () => import('./languages/ms.ts'),
  pt: () => import('./languages/pt.ts'),
  ru: () => import('./languages/ru.ts'),
  th: () => import('./languages/th.ts'),
  tr: () => import('./languages/tr.ts'),
  uk: () => import('./languages/uk.ts'),
  vi: () => import('./languages/vi.ts'),
  'zh-CN': () => import('./languages/zh-cn.ts'),
  'zh-HK': () => import('./languages/zh-hk.ts'),
  'zh-TW': () => import('./languages/zh-tw.ts'),
}

/** Names and amounts keep their own direction, and the sentence around them its own. */
const isolated = (text: string) => text.replace(/\{\w+\}/g, '\u2068$&\u2069')

/**
 * Messages in another language than English. What that has no words for, or cannot be had, stays English: the modal is there
 * in any case [look-language].
 */
export async function inLocale<Code extends string>(
  locale: Exclude<Locale, 'en'>,
  messages: MessagesByCode<Code>,
): Promise<MessagesByCode<Code>> {
  if (locale === 'pseudo') return mapped(messages, (_, text) => stretched(text))
  const own = await files[locale]().then(
    (file) => file.messages,
    (): MessagesByCode => ({}),
  )
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
