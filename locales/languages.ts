/** The languages that the modal speaks beside English, by their BCP 47 tags. */
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
/** The languages that have messages of their own. */
export type Language = 'en' | Translated

/** What a page can be shown in; `pseudo` is English made conspicuous, for review. */
export type Locale = Language | 'pseudo'

/** Chinese, by where it is read or how it is written. */
const chinese = [
  [/-(hk|mo)\b/, 'zh-HK'],
  [/-(tw|hant)\b/, 'zh-TW'],
] as const

/**
 * The language that a dApp means by a BCP 47 tag, such as `de-AT`, `zh-Hant` or, as RainbowKit has it, `ua`; undefined where
 * the modal does not speak it.
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
