import { expect, it } from 'vitest'
import { truncate } from './names.ts'

it.each([
  ['Rainbow', 'Rainbow'],
  ['  <b>x</b> ', '<b>x</b>'],
  ['W'.repeat(10_000), `${'W'.repeat(31)}…`],
  ['The Wallet of the Society for the Very Long', 'The Wallet of the Society for…'],
  ['Good\u202eteellaW', 'GoodteellaW'],
  ['a\u0000\nb', 'ab'],
  ['👩‍👩‍👧 wallet', '👩‍👩‍👧 wallet'],
  ['می\u200cخواهم', '\u2068می\u200cخواهم\u2069'],
  ['محفظة', '\u2068محفظة\u2069'],
  ['🦊'.repeat(40), `${'🦊'.repeat(31)}…`],
  ['', ''],
])('turns %j into a form that fits in a sentence', (name, fit) => {
  expect(truncate(name)).toBe(fit)
})
