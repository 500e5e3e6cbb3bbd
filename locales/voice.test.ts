import { expect, it } from 'vitest'
import type { MessagesByCode } from './messages.ts'

interface File {
  messages: MessagesByCode
}

const files = import.meta.glob<File>(['/locales/*.en.ts', '/views/*/messages.en.ts'], { eager: true })
/** The texts for the developer, in alerts, from any file. */
const told = new Set(Object.keys(files['/locales/setup-errors.en.ts']?.messages ?? {}))

/** What visitors read. */
const read = Object.values(files)
  .flatMap(({ messages }) => Object.entries(messages))
  .filter(([code]) => !told.has(code))
const codes = new Set(read.map(([code]) => code))

/** Sentences that the catalogue of errors prescribes word for word. */
const toTheLetter = /^(alert\.|wish\.|balance\.unavailable$|name\.invalid$|sign\.authenticating$|swap\.approving$)/

const own = read.filter(([code]) => !toTheLetter.test(code))

const codesOf = (messages: typeof read) => messages.map(([code]) => code)

it('uses contractions, and no words that sound translated', () => {
  const stiff =
    /\b(is not|are not|has not|have not|does not|do not|did not|cannot|can not|could not|will not|by itself|goes? on|shows? up)\b/i
  expect(codesOf(own.filter(([, text]) => stiff.test(text)))).toEqual([])
})

it('tells visitors nothing about projects, directories or the dApp’s setup', () => {
  const inner = /\b(projects?|directory|EVM|configuration|config|adapter|namespace)\b/i
  expect(codesOf(own.filter(([, text]) => inner.test(text)))).toEqual([])
})

it('uses typographic characters: a curly apostrophe and a single ellipsis', () => {
  expect(codesOf(own.filter(([, text]) => /['"`]|\.\.\./.test(text)))).toEqual([])
})

/** Names, and the button and page labels that a sentence mentions. */
const names =
  /Farcaster|Terms of Service|Privacy Policy|App Store|Google Play|Chrome Web Store|What is Buy|Press Send|Smart Account/g

it('capitalizes the first word of a sentence, and no other', () => {
  const capitals = own.filter(([, text]) =>
    text
      .replace(names, '')
      .split(/[.?!:;…·]\s+/)
      .some((sentence) => /\s[A-Z][a-z]/.test(sentence)),
  )
  expect(codesOf(capitals)).toEqual([])
})

it('has headlines of at most five words, each explained by the sentence below', () => {
  const long = read.filter(([code, text]) => codes.has(`${code}Hint`) && text.split(/\s+/).length > 5)
  expect(codesOf(long)).toEqual([])
})
