// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { lockScroll } from './scroll-lock.ts'

test('the page scrolls again only when the last lock is released, and once', () => {
  const overflow = () => document.documentElement.style.overflow
  const first = lockScroll(document)
  const second = lockScroll(document)
  first()
  first()
  expect(overflow()).toBe('hidden')
  second()
  expect(overflow()).toBe('')
})
