import { expect, it } from 'vitest'
import { shortEmail } from './short-email.ts'

it('shows 30 characters of an email at most [embedded-email]', () => {
  expect(shortEmail('ada@example.org')).toBe('ada@example.org')
  expect(shortEmail(`${'a'.repeat(18)}@example.org`)).toHaveLength(30)
  expect(shortEmail(`${'a'.repeat(19)}@example.org`)).toBe('aaaaaaaaaaaaaaaaaaa@example...')
})
