import { expect, it } from 'vitest'
import type { MessagesByCode } from './messages.ts'

interface File {
  messages: MessagesByCode
}

const files = import.meta.glob<File>(['/locales/*.en.ts', '/views/*/messages.en.ts'], { eager: true })
/** What is told to the developer, in alerts, from whichever file it is loaded. */
const told = new Set(Object.keys(files['/locales/setup-errors.en.ts']?.messages ?? {}))

/** What visitors read. */
const read = Object.values(files)
  .flatMap(({ messages }) => Object.entries(messages))
  .filter(([code]) => !told.has(code))
const codes = new Set(read.map(([code]) => code))

/** Sentences that the catalogue of errors gives to the letter. */
const toTheLetter = /^(alert\.|wish\.|balance\.unavailable$|name\.invalid$|sign\.authenticating$|swap\.approving$)/

const own = read.filter(([code]) => !toTheLetter.test(code))

const codesOf = (messages: typeof read) => messages.map(([code]) => code)

it('speaks as people do: short forms, and no words that were translated', () => {
  const stiff =
    /\b(is not|are not|has not|have not|does not|do not|did not|cannot|can not|could not|will not|by itself|goes? on|shows? up)\b/i
  expect(codesOf(own.filter(([, text]) => stiff.test(text)))).toEqual([])
})

it('tells visitors nothing of projects, directories and how a dApp is set up', () => {
  const inner = /\b(projects?|directory|EVM|configuration|config|adapter|namespace)\b/i
  expect(codesOf(own.filter(([, text]) => inner.test(text)))).toEqual([])
})

it('has the marks of print: a curved apostrophe, and one sign for what is left open', () => {
  expect(codesOf(own.filter(([, text]) => /['"`]|\.\.\./.test(text)))).toEqual([])
})

/** Names, and the words on buttons and pages that a sentence speaks of. */
const names =
  /Farcaster|Terms of Service|Privacy Policy|App Store|Google Play|Chrome Web Store|What is Buy|Press Send|Smart Account/g

it('begins a sentence with a capital letter, and nothing within it', () => {
  const capitals = own.filter(([, text]) =>
    text
      .replace(names, '')
      .split(/[.?!:;…·]\s+/)
      .some((sentence) => /\s[A-Z][a-z]/.test(sentence)),
  )
  expect(codesOf(capitals)).toEqual([])
})

it('says in a headline of at most five words what the sentence below it explains', () => {
  const long = read.filter(([code, text]) => codes.has(`${code}Hint`) && text.split(/\s+/).length > 5)
  expect(codesOf(long)).toEqual([])
})
