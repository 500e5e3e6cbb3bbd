import { expect, it } from 'vitest'
import { shortEmail } from './short-email.ts'

it('shows at most 30 characters of an email [embedded-email]', () => {
  expect(shortEmail('ada@example.org')).toBe('ada@example.org')
  expect(shortEmail(`${'a'.repeat(18)}@example.org`)).toBe(`${'a'.repeat(18)}@example.org`)
  for (const domain of ['@example.org', '@b.co', `@${'b'.repeat(40)}.org`])
    expect(shortEmail(`${'a'.repeat(30)}${domain}`)).toHaveLength(30)
})

it('keeps the domain, and both ends of the part before it', () => {
  expect(shortEmail('ada.lovelace.of.the.analytical.engine@example.org')).toBe('ada.lovel…l.engine@example.org')
  expect(shortEmail(`ada.lovelace@${'b'.repeat(40)}.org`)).toBe(`ada.lo…${'b'.repeat(19)}.org`)
})
