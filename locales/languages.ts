/** The modal's languages other than English, by their BCP 47 tags. */
export const translated = [
  'ar',
  'de',
  'es',
  'fr',
  'hi',
  'id',
  'ja',
  'ko',
  'ms',
  'pt',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-HK',
  'zh-TW',
] as const

export type Translated = (typeof translated)[number]
/** The languages that have their own messages. */
export type Language = 'en' | Translated

/** The locales that a page can use; `pseudo` is conspicuous English, for review. */
export type Locale = Language | 'pseudo'

/** The variants of Chinese, by region or script. */
const chinese = [
  [/-(hk|mo)\b/, 'zh-HK'],
  [/-(tw|hant)\b/, 'zh-TW'],
] as const

/**
 * The language for a BCP 47 tag that a dApp gives, such as `de-AT`, `zh-Hant` or, as in RainbowKit, `ua`; undefined if
 * the modal does not support it.
 */
export function localeOf(tag: string): Locale | undefined {
  const wanted = tag.toLowerCase().replaceAll('_', '-')
  const [first = ''] = wanted.split('-')
  if (first === 'pseudo' || first === 'en') return first
  if (first === 'zh') return chinese.find(([pattern]) => pattern.test(wanted))?.[1] ?? 'zh-CN'
  const language = first === 'ua' ? 'uk' : first
  return translated.find((each) => each === language)
}

/** Whether a language is written from right to left. */
export const isRightToLeft = (locale: Locale): boolean => locale === 'ar'
