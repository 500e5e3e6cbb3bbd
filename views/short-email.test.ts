import { expect, it } from 'vitest'
import { shortEmail } from './short-email.ts'

it('cuts an email of more than 30 characters in its middle [embedded-email]', () => {
  expect(shortEmail('ada@example.org')).toBe('ada@example.org')
  expect(shortEmail(`${'a'.repeat(18)}@example.org`)).toHaveLength(30)
  expect(shortEmail(`${'a'.repeat(19)}@example.org`)).toBe('aaaaaaaaaaa…@example.org')
  expect(shortEmail('ada@analytical.engine.of.london.example.org')).toBe('ada@ana…ndon.example.org')
})
