/** The modal's languages, as BCP 47 tags. */
export const languages: readonly string[] = [
  ...['en', 'ar', 'de', 'es', 'fr', 'hi', 'id', 'ja', 'ko', 'ms'],
  ...['pt', 'ru', 'th', 'tr', 'uk', 'vi', 'zh-CN', 'zh-HK', 'zh-TW'],
]
