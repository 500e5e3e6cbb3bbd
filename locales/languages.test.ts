import { describe, expect, it } from 'vitest'
import { createCatalog } from './catalog.ts'
import { messages as common } from './common.en.ts'
import { inLocale } from './in-locale.ts'
import { commonMessages } from './index.ts'
import { localeOf, translated } from './languages.ts'
import type { MessagesByCode } from './messages.ts'
import { spokenBy } from './speak.ts'
import { translatedButtons } from './translated-buttons.ts'

interface File {
  messages: MessagesByCode
}

const files = import.meta.glob<File>(['/locales/*.en.ts', '/views/*/messages.en.ts'], { eager: true })
const english: MessagesByCode = Object.assign({}, ...Object.values(files).map(({ messages }) => messages))
const firsts = import.meta.glob<File>('/locales/languages/first/*.ts', { eager: true })
const rests = import.meta.glob<File>('/locales/languages/*.ts', { eager: true })
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

it('there is a file for each language, and no other [look-language]', () => {
  const names = translated.map((tag) => `${tag.toLowerCase()}.ts`).sort()
  expect(Object.keys(firsts).sort()).toEqual(names.map((name) => `/locales/languages/first/${name}`))
  expect(Object.keys(rests).sort()).toEqual(names.map((name) => `/locales/languages/${name}`))
  expect(Object.keys(translatedButtons)).toEqual([...translated])
})

describe.each(translated)('%s [look-language]', (tag) => {
  const name = `${tag.toLowerCase()}.ts`
  const first = firsts[`/locales/languages/first/${name}`]?.messages ?? {}
  const rest = rests[`/locales/languages/${name}`]?.messages ?? {}
  const own = { ...first, ...rest }

  it('has every message once, and no others; those of the first open are in a separate file', () => {
    expect([...Object.keys(first), ...Object.keys(rest)].sort()).toEqual(Object.keys(english).sort())
    expect(Object.keys(first).sort()).toEqual(Object.keys(common).sort())
  })

  it('has the same placeholders in each message, some text, no markup, and no direction marks', () => {
    const marks = /[<>"\u200e\u200f\u202a-\u202e\u2066-\u2069]/
    const bad = Object.entries(own).filter(([code, text]) => {
      const said = english[code] ?? ''
      const isPlain = !marks.test(text) || marks.test(said)
      return text.trim() === '' || !isPlain || `${placeholders(text)}` !== `${placeholders(said)}`
    })
    expect(bad).toEqual([])
  })
})

it.each([
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['es-419', 'es'],
  ['pt_BR', 'pt'],
  ['ua', 'uk'],
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-HK'],
  ['ZH-hk', 'zh-HK'],
  ['pseudo', 'pseudo'],
  ['xx', undefined],
  ['', undefined],
] as const)('%j means %j [look-language]', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale)
})

it('Arabic is read from right to left, and an unknown language shows English [look-language]', () => {
  expect([spokenBy('ar-AE'), spokenBy('he'), spokenBy('fr')]).toEqual([
    { locale: 'ar', direction: 'rtl' },
    { locale: 'en' },
    { locale: 'fr' },
  ])
})

it('a missing message is shown in English, and names stay isolated from right-to-left text [look-language]', async () => {
  expect(await inLocale('de', { 'no.such': 'Here, {name}' })).toEqual({ 'no.such': 'Here, {name}' })
  expect(await inLocale('ar', { 'no.such': 'Here, {name}' })).toEqual({ 'no.such': 'Here, \u2068{name}\u2069' })
  const catalog = createCatalog('de')
  await catalog.load(commonMessages)
  expect(catalog.get('unknown')).not.toBe(english.unknown)
})
